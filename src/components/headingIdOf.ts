/** Returns the id of the heading that names a section. */
export function headingIdOf(sectionId: string): string {
  return `${sectionId}-heading`;
}
