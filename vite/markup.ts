/** Reads the markup that React writes: well-formed, lower-case, every attribute in double quotes. */

/** The element whose start tag stands at this place, up to its end tag. */
function elementAt(html: string, start: number): string {
  const name = /[\w-]+/.exec(html.slice(start))?.[0] ?? '';
  const tags = new RegExp(`<(/?)${name}[\\s/>]`, 'g');
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return html.slice(start, tag.index);
  }
  return html.slice(start);
}

/** Every element whose start tag matches, from its start tag on. */
export function elements(html: string, startTag: RegExp): string[] {
  return [...html.matchAll(startTag)].map(({ index }) => elementAt(html, index));
}

export function classNames(html: string): Set<string> {
  const attributes = html.matchAll(/ class="([^"]*)"/g);
  return new Set([...attributes].flatMap(([, names = '']) => names.split(' ')));
}
