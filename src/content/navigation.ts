import type { LogoContent } from './brand.ts';
import type { LinkContent, ShortLinkContent } from './links.ts';

export interface NavigationContent {
  /** Name of the landmark, for screen readers. */
  label: string;
  brandName: string;
  brandLogo?: LogoContent;
  /** Address of the link on the brand's name. */
  brandHref: string;
  /** Names of the menu button: `open` while the menu is closed, `close` while it is open. */
  menu: { open: string; close: string };
  items: LinkContent[];
  templates: LinkContent;
  booking: ShortLinkContent;
}
