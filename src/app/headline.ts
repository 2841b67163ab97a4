/** Returns the index of the headline's end. `vite/compose.ts` inserts a style element there. */
export function endOfHeadline(html: string): number {
  const mark = '</h1>';
  const index = html.indexOf(mark);
  return index < 0 ? html.length : index + mark.length;
}
