import type { AllowedSource } from '../../src/content/allowedSources.ts';

/** An allowed source has no `;`, because this character ends a CSP directive. */
const pattern =
  /^(https:\/\/(\*\.)?[\w-]+(\.[\w-]+)+|http:\/\/127\.0\.0\.1)(:\d+)?(\/[\w.~%/-]*)?$/;

/**
 * Returns the CSP sources of each kind. Removes the queries from script addresses, because a CSP
 * source has no query.
 */
export function listSources(allowed: AllowedSource[]) {
  const loaded = allowed.flatMap(({ script = '/' }) => (script.startsWith('/') ? [] : [script]));
  const all = (kind: 'scripts' | 'images' | 'connections' | 'frames') =>
    allowed.flatMap((entry) => entry[kind] ?? []);
  return {
    scripts: [...loaded.map((script) => script.replace(/\?.*/, '')), ...all('scripts')],
    images: all('images'),
    connections: all('connections'),
    frames: all('frames'),
  };
}

/** Returns a problem for each source that does not match `pattern`. */
export function findSourceProblems(allowed: AllowedSource[]): string[] {
  return Object.values(listSources(allowed))
    .flat()
    .filter((source) => !pattern.test(source))
    .map((source) => `src/content/allowedSources.ts: "${source}" is not in the form https://a.b/c`);
}
