import type { LinkContent } from './links.ts';
import type { AppContent } from './portfolio.ts';
import type { Office } from './settings.ts';

export interface HeroContent {
  offices: Pick<Office, 'city' | 'timeZone'>[];
  /** English names of the cities in which the agency has an office, for the drawing. */
  cities: string[];
  heading: string;
  headingLines: string[];
  tagline: string;
  primary: LinkContent;
  secondary: LinkContent;
  /** A result of the agency, and what a visitor can expect. Both are next to the links. */
  proof: { figure: string; label: string };
  expectation: string;
  /** Text on the screens in the illustration. */
  devices: {
    board: { heading: string; note: string; rows: { name: string; stage: string }[] };
    /** The animation shows `earlierHeadings` before the heading, while the van is on its way. */
    phone: AppContent & { earlierHeadings?: [string, string] };
    chat: { name: string; question: string; answer: string; actions: string[] };
  };
}
