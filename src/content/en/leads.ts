import { settings } from '../settings.ts';
import { locale } from './locale.ts';
import type { PictureContent } from '../pictures.ts';

interface Lead {
  name: string;
  /** Named beside the person if the agency has an office there. */
  city: string;
  picture?: PictureContent;
}

/** Who answers a message, and leads the work that follows. */
export const leads: [Lead, ...Lead[]] = [
  { name: 'Tom Reeve', city: 'London' },
  { name: 'Maya Saad', city: 'Beirut' },
];

const officeCities = new Set(settings.offices.map(({ city }) => city));

/** Portraits of the leads who have one. */
export const leadPortraits = leads.flatMap(({ picture }) => picture ?? []);

/** A name stays on one line. */
function describeLead({ name, city }: Lead): string {
  const unbroken = name.replaceAll(' ', '\u00a0');
  return officeCities.has(city) ? `${unbroken} in ${city}` : unbroken;
}

/** "Tom Reeve in London or Maya Saad in Beirut" */
export const leadNames = new Intl.ListFormat(locale.language, { type: 'disjunction' }).format(
  leads.map(describeLead),
);
