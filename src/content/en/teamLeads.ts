import { listTeamLeads, type TeamLead } from '../teamLeads.ts';
import { locale } from './locale.ts';
import { offices } from './offices.ts';

/** People who answer messages and lead projects. */
export const teamLeads: [TeamLead, ...TeamLead[]] = [
  { name: 'Tom Reeve', city: 'London', portrait: 'london', gradient: 'blueHour' },
  { name: 'Maya Saad', city: 'Beirut', portrait: 'beirut', gradient: 'sunset' },
];

/** For example "Tom Reeve in London or Maya Saad in Beirut". */
export const teamLeadNames = listTeamLeads(
  teamLeads,
  offices,
  locale,
  (name, city) => `${name} in ${city}`,
);
