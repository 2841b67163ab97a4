/** Columns of a printed sheet. The parts of services, projects, quotes and contacts align with them. */
export const thirds = 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)';

/** A4 is taller than Letter, so it has room for more space between lines. */
export const onTallSheet = '@media print and (min-height: 285mm)';

/** Line above a section. `!important` makes it darker than other lines (theme/components/print.ts). */
export const sectionRule = {
  borderBlockStart: '1px solid',
  borderColor: 'currentColor !important',
} as const;
