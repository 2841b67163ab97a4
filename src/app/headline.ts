/** Returns the headline's end index. There, `vite/compose.ts` inserts styles for later elements. */
export function endOfHeadline(html: string): number {
  const mark = '</h1>';
  const index = html.indexOf(mark);
  return index < 0 ? html.length : index + mark.length;
}
