import { settings } from '../settings.ts';
import type { LeadContent } from '../contact.ts';
import { locale } from './locale.ts';

interface Lead extends Omit<LeadContent, 'office'> {
  /** Named beside the person if the agency has an office there. */
  city: string;
}

/** Who answers a message, and leads the work that follows. */
export const leads: [Lead, ...Lead[]] = [
  { name: 'Tom Reeve', city: 'London', hair: 'short', gradient: 'blueHour' },
  { name: 'Maya Saad', city: 'Beirut', hair: 'long', gradient: 'sunset' },
];

const officeCities = new Set(settings.offices.map(({ city }) => city));

/** A name stays on one line. */
function describeLead({ name, city }: Lead): string {
  const unbroken = name.replaceAll(' ', '\u00a0');
  return officeCities.has(city) ? `${unbroken} in ${city}` : unbroken;
}

/** "Tom Reeve in London or Maya Saad in Beirut" */
export const leadNames = new Intl.ListFormat(locale.language, { type: 'disjunction' }).format(
  leads.map(describeLead),
);
