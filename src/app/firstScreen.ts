const firstSection = '</section>';

/**
 * Where in a page's markup the first screen ends: after its first section. A page without one, such
 * as a notice that nothing is here, is a first screen from end to end.
 */
export function endOfFirstScreen(html: string): number {
  const index = html.indexOf(firstSection);
  return index < 0 ? html.length : index + firstSection.length;
}
