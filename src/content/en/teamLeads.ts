import { listTeamLeads, type TeamLead } from '../teamLeads.ts';
import { locale } from './locale.ts';
import { offices } from './offices.ts';

/** People who answer messages and lead projects. */
export const teamLeads: [TeamLead, ...TeamLead[]] = [
  { name: 'Tom Reeve', city: 'London', hair: 'short', gradient: 'blueHour' },
  { name: 'Maya Saad', city: 'Beirut', hair: 'long', gradient: 'sunset' },
];

/** For example "Tom Reeve in London or Maya Saad in Beirut". */
export const teamLeadNames = listTeamLeads(
  teamLeads,
  offices,
  locale,
  (name, city) => `${name} in ${city}`,
);
