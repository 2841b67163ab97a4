import type { LogoContent } from './brand.ts';

/** The texts of the frame around every page. */
export interface FrameContent {
  /** Cities of the offices, for the drawings. */
  cities: string[];
  skipLink: string;
  /** Describes each link that leaves the site, to those who listen to the page. */
  opensInNewTab: string;
  /** The head of a printed page. */
  letterhead: { brandName: string; brandLogo?: LogoContent; lines: string[] };
}
