/** Returns the id of the heading that names a section or a panel. */
export function headingIdOf(id: string): string {
  return `${id}-heading`;
}
