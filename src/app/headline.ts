/** Returns the end of the headline in a page's HTML. `compose` inserts further styles there. */
export function endOfHeadline(html: string): number {
  const mark = '</h1>';
  const index = html.indexOf(mark);
  return index < 0 ? html.length : index + mark.length;
}
