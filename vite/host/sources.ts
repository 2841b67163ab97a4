import type { AllowedSource } from '../../src/content/allowedSources.ts';

/** `*.`, a port and a path are optional. Other characters could end the directive or its header. */
const pattern =
  /^(https:\/\/(\*\.)?[\w-]+(\.[\w-]+)+|http:\/\/127\.0\.0\.1)(:\d+)?(\/[\w.~%/-]*)?$/;

/** The sources of each kind, as a policy names them: without the query of an address. */
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

/** Returns the sources that no policy understands, each with the file that names it. */
export function findSourceProblems(allowed: AllowedSource[]): string[] {
  return Object.values(listSources(allowed))
    .flat()
    .filter((source) => !pattern.test(source))
    .map((source) => `src/content/allowedSources.ts: "${source}" is not an https address`);
}
