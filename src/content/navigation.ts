import type { LogoContent } from './brand.ts';
import type { LinkContent, ShortLinkContent } from './links.ts';

export interface NavigationContent {
  /** Names the landmark. */
  label: string;
  brandName: string;
  brandLogo?: LogoContent;
  /** Address of the link on the brand's name. */
  brandHref: string;
  /** Names the button of the menu, closed and open. */
  menu: { open: string; close: string };
  items: LinkContent[];
  templates: LinkContent;
  booking: ShortLinkContent;
}
