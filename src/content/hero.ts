import type { LinkContent } from './links.ts';
import type { AppContent } from './portfolio.ts';
import type { Office } from './settings.ts';

export interface HeroContent {
  offices: Pick<Office, 'city' | 'timeZone'>[];
  headingLines: string[];
  /** The first half of the heading. Search results and the social card show it as a title. */
  offer: string;
  tagline: string;
  /** Buttons. The first one is filled. */
  actions: LinkContent[];
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

export interface HeroTexts extends Omit<HeroContent, 'offices' | 'headingLines' | 'offer'> {
  /** The lines of the heading: first the offer, then its purpose. */
  heading: { offer: string[]; purpose: string[] };
}

/** Adds the offices, and puts the lines of the heading together. */
export function createHero({ heading, ...texts }: HeroTexts, offices: Office[]): HeroContent {
  return {
    ...texts,
    offices,
    headingLines: [...heading.offer, ...heading.purpose],
    offer: heading.offer.join(' ').replace(/,$/, ''),
  };
}
