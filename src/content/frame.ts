import type { LogoContent } from './brand.ts';

/** Text for the frame around every page. */
export interface FrameContent {
  /** English names of the cities with an office. The drawn skylines depend on these names. */
  cities: string[];
  skipLink: string;
  /** Note for screen readers about external links. */
  opensInNewTab: string;
  /** The header of a printed page. */
  letterhead: { brandName: string; brandLogo?: LogoContent; lines: string[] };
}
