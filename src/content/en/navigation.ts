import { logo } from '../brand.ts';
import { anchors, toAnchor } from '../links.ts';
import type { NavigationContent } from '../navigation.ts';
import { settings } from '../settings.ts';
import { bookAbout, browseTemplates } from './links.ts';

export const navigation: NavigationContent = {
  label: 'Main',
  brandName: settings.brandName,
  brandLogo: logo,
  menu: { open: 'Menu', close: 'Close menu' },
  items: [
    { label: 'Services', href: toAnchor(anchors.services) },
    { label: 'Portfolio', href: toAnchor(anchors.portfolio) },
    { label: 'Digital Marketing', href: toAnchor(anchors.digitalMarketing) },
    { label: 'Testimonials', href: toAnchor(anchors.testimonials) },
    { label: 'Contact', href: toAnchor(anchors.contact) },
  ],
  templates: browseTemplates,
  booking: bookAbout('navigation'),
};
