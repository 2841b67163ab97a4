import type { LogoContent } from './brand.ts';

/** Text for the frame around every page. */
export interface FrameContent {
  /** Cities of the offices, in English, for the drawings. */
  cities: string[];
  skipLink: string;
  /** Note on external links for screen readers. */
  opensInNewTab: string;
  /** The header of a printed page. */
  letterhead: { brandName: string; brandLogo?: LogoContent; lines: string[] };
}
