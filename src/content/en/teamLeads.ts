import { settings } from '../settings.ts';
import type { TeamLeadContent } from '../contact.ts';
import { locale } from './locale.ts';

interface TeamLead extends Omit<TeamLeadContent, 'office'> {
  /** The team lead's city. The page shows it if the agency has an office there. */
  city: string;
}

/** People who answer messages and lead projects. */
export const teamLeads: [TeamLead, ...TeamLead[]] = [
  { name: 'Tom Reeve', city: 'London', hair: 'short', gradient: 'blueHour' },
  { name: 'Maya Saad', city: 'Beirut', hair: 'long', gradient: 'sunset' },
];

const officeCities = new Set(settings.offices.map(({ city }) => city));

/** Returns the name with non-breaking spaces, and the city if the agency has an office there. */
function describeTeamLead({ name, city }: TeamLead): string {
  const unbroken = name.replaceAll(' ', '\u00a0');
  return officeCities.has(city) ? `${unbroken} in ${city}` : unbroken;
}

/** For example "Tom Reeve in London or Maya Saad in Beirut". */
export const teamLeadNames = new Intl.ListFormat(locale.language, { type: 'disjunction' }).format(
  teamLeads.map(describeTeamLead),
);
