import { logo, type LogoContent } from './brand.ts';
import { contactFormHref, type LinkContent, type ShortLinkContent } from './links.ts';
import { settings } from './settings.ts';

export interface NavigationContent {
  /** Name of the landmark, for screen readers. */
  label: string;
  brandName: string;
  brandLogo?: LogoContent;
  /** Labels for the menu button: `open` while the menu is closed, and `close` while it is open. */
  menu: { open: string; close: string };
  items: LinkContent[];
  /** Link to the contact form, in a bar without the other links. */
  message: LinkContent;
  templates: LinkContent;
  booking: ShortLinkContent;
}

export type NavigationTexts = Omit<NavigationContent, 'brandName' | 'brandLogo' | 'message'>;

/** Adds the brand, and a link to the contact form. */
export function createNavigation(texts: NavigationTexts, formHeading: string): NavigationContent {
  return {
    ...texts,
    brandName: settings.brandName,
    brandLogo: logo,
    message: { label: formHeading, href: contactFormHref },
  };
}
