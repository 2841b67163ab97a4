/** Returns the index after the headline, where `vite/compose.ts` inserts the other styles. */
export function endOfHeadline(html: string): number {
  const mark = '</h1>';
  const index = html.indexOf(mark);
  return index < 0 ? html.length : index + mark.length;
}
