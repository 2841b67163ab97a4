import {
  anchors,
  bookConsultation,
  browseTemplates,
  homeHref,
  toAnchor,
  type LinkContent,
  type ShortLinkContent,
} from './links.ts';
import { settings } from './settings.ts';

export interface NavigationContent {
  /** Names the landmark. */
  label: string;
  brandName: string;
  /** Where the brand's name leads. */
  brandHref: string;
  /** Names the button of the menu, closed and open. */
  menu: { open: string; close: string };
  items: LinkContent[];
  templates: LinkContent;
  booking: ShortLinkContent;
}

export const navigation: NavigationContent = {
  label: 'Main',
  brandName: settings.brandName,
  brandHref: homeHref,
  menu: { open: 'Menu', close: 'Close menu' },
  items: [
    { label: 'Services', href: toAnchor(anchors.services) },
    { label: 'Portfolio', href: toAnchor(anchors.portfolio) },
    { label: 'Digital Marketing', href: toAnchor(anchors.digitalMarketing) },
    { label: 'Testimonials', href: toAnchor(anchors.testimonials) },
    { label: 'Contact', href: toAnchor(anchors.contact) },
  ],
  templates: browseTemplates,
  booking: bookConsultation,
};
