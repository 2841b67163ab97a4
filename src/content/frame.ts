import type { LogoContent } from './brand.ts';

/** Text for the frame around every page. */
export interface FrameContent {
  skipLink: string;
  /** Note for screen readers about external links. */
  opensInNewTab: string;
  /** The header of a printed page. */
  letterhead: { brandName: string; brandLogo?: LogoContent; lines: string[] };
}
