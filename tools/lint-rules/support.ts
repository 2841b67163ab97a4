import type { BrowserName, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
// `forLegacyNode` reads with `fs`. The main entry is 20 MB of JSON, which Vitest would transform.
import bcd from '@mdn/browser-compat-data/forLegacyNode';
import { browserslistToTargets } from 'lightningcss';
import manifest from '../../package.json' with { type: 'json' };

/** MDN's table of features, with the browser versions that support each feature. */
export { bcd };

/** The oldest version of each browser in `browserslist`, as a number: 15.4 is 0x0f0400. */
const oldestVersions = Object.entries(browserslistToTargets(manifest.browserslist)).map(
  ([name, version]) => ({
    browser: (name === 'ios_saf' ? 'safari_ios' : name) as BrowserName,
    version,
  }),
);

/** Code with a feature that a supported browser lacks. */
export interface Finding {
  /** Path of the feature in MDN's table, such as "css.properties.translate". */
  path: string;
  browsers: string[];
  /** The beginning of the code that uses the feature. */
  code: string;
}

function parseVersion(version: string): number {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  return (major << 16) | (minor << 8);
}

/** Whether a version supports a feature fully, without a prefix or a flag. */
function isInVersion(statement: SimpleSupportStatement, version: number): boolean {
  const { version_added: added, version_removed: removed } = statement;
  if (typeof added !== 'string' || added === 'preview') return false;
  if (typeof removed === 'string' && parseVersion(removed) <= version) return false;
  const { flags, partial_implementation: isPartial, prefix, alternative_name: name } = statement;
  return !flags && !isPartial && !prefix && !name && parseVersion(added) <= version;
}

export function findFeature(path: string): Identifier | undefined {
  const root = bcd as unknown as Identifier;
  return path.split('.').reduce<Identifier | undefined>((parent, key) => parent?.[key], root);
}

/** Returns the browsers whose oldest supported version lacks a feature. Example: "Chrome 103.0". */
export function browsersWithout(feature: Identifier | undefined): string[] {
  const { __compat: compat } = feature ?? {};
  return oldestVersions.flatMap(({ browser, version }) => {
    const statements = [compat?.support[browser] ?? []].flat();
    const isKnown = statements.length === 0 || statements.some((it) => isInVersion(it, version));
    return isKnown ? [] : `${bcd.browsers[browser].name} ${version >> 16}.${(version >> 8) & 255}`;
  });
}

/** Returns a finding for each path whose feature is missing in a supported browser. */
export function findUnsupported(paths: string[], code: string): Finding[] {
  return paths.flatMap((path) => {
    const browsers = browsersWithout(findFeature(path));
    return browsers.length > 0 ? { path, browsers, code: code.slice(0, 100) } : [];
  });
}
