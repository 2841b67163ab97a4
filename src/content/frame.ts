import type { LogoContent } from './brand.ts';

/** Text for the frame around every page. */
export interface FrameContent {
  /** Cities in which the agency has an office, in English, for the drawings. */
  cities: string[];
  skipLink: string;
  /** Note on external links for screen readers. */
  opensInNewTab: string;
  /** The header of a printed page. */
  letterhead: { brandName: string; brandLogo?: LogoContent; lines: string[] };
}
