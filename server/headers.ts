/** File with the site's headers. The server and Cloudflare Pages read this file. */
export const headersFile = '_headers';

/** Response headers for some paths. The last rule that names a header wins. */
export interface HeaderRule {
  path: '/*' | '/assets/*';
  headers: Record<string, string>;
}

/** A file in `/assets/` gets a new name when it changes, so only other files are revalidated. */
const revalidated = 'public, max-age=0, must-revalidate';

/** Parses the rules in the text of a `_headers` file. */
export function parseHeadersFile(text: string): HeaderRule[] {
  return text.split('\n\n').map((rule) => ({
    path: (/^\S+/.exec(rule)?.[0] ?? '/*') as HeaderRule['path'],
    headers: Object.fromEntries(
      [...rule.matchAll(/^ +([\w-]+): (.*)$/gm)].map(([, name, value]) => [name, value]),
    ),
  }));
}

export function headersFor(path: string, rules: HeaderRule[]): Record<string, string> {
  const matching = rules.filter((rule) => path.startsWith(rule.path.slice(0, -1)));
  return Object.assign({ 'Cache-Control': revalidated }, ...matching.map((rule) => rule.headers));
}
