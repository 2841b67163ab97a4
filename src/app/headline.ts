/** Returns where the headline ends in a page's markup. The styles of all later elements follow it. */
export function endOfHeadline(html: string): number {
  const mark = '</h1>';
  const index = html.indexOf(mark);
  return index < 0 ? html.length : index + mark.length;
}
