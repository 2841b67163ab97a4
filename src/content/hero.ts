import type { LinkContent } from './links.ts';
import type { AppContent } from './portfolio.ts';
import type { Office } from './settings.ts';

export interface HeroContent {
  offices: Pick<Office, 'city' | 'timeZone'>[];
  headingLines: string[];
  tagline: string;
  primary: LinkContent;
  secondary: LinkContent;
  /** A figure that shows the agency's experience, such as the number of launches. */
  proof: { figure: string; label: string };
  /** What happens after a booking. */
  expectation: string;
  /** Text on the screens in the illustration. */
  devices: {
    board: { heading: string; note: string; rows: { name: string; stage: string }[] };
    /** The animation first shows the two `earlierHeadings`, and then the heading. */
    phone: AppContent & { earlierHeadings?: [string, string] };
    chat: { name: string; question: string; answer: string; actions: string[] };
  };
}

/** Returns lines as one line, without a comma at the end. */
export function toTitle(lines: string[]): string {
  return lines.join(' ').replace(/,$/, '');
}
