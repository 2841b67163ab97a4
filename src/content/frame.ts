import type { LogoContent } from './brand.ts';

/** The texts of the frame around every page. */
export interface FrameContent {
  /** Cities of the offices in English, for the drawings. */
  cities: string[];
  skipLink: string;
  /** Description of each external link for screen readers. */
  opensInNewTab: string;
  /** The head of a printed page. */
  letterhead: { brandName: string; brandLogo?: LogoContent; lines: string[] };
}
