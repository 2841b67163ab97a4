import type { TeamLeadContent } from './contact.ts';
import type { Locale } from './locale.ts';
import type { Office } from './settings.ts';

export interface TeamLead extends Omit<TeamLeadContent, 'office'> {
  /** The team lead's city. The page shows it if the agency has an office there. */
  city: string;
}

/** Adds the office of each team lead. */
export function withOffices(teamLeads: TeamLead[], offices: Office[]): TeamLeadContent[] {
  return teamLeads.map(({ city, ...lead }) => ({
    ...lead,
    office: offices.find((office) => office.city === city),
  }));
}

/**
 * Lists the names, with non-breaking spaces.
 * @param inCity adds the city to a name, if the agency has an office there.
 */
export function listTeamLeads(
  teamLeads: TeamLead[],
  offices: Office[],
  { language }: Locale,
  inCity: (name: string, city: string) => string,
): string {
  const names = withOffices(teamLeads, offices).map(({ name, office }) => {
    const unbroken = name.replaceAll(' ', '\u00a0');
    return office ? inCity(unbroken, office.city) : unbroken;
  });
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
}
