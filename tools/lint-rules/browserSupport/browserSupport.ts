import bcd, {
  type BrowserName,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' };
import browserslist from 'browserslist';

/** MDN's data: every feature of CSS, HTML and script, and the version that brought it. */
export { default as bcd } from '@mdn/browser-compat-data' with { type: 'json' };

/** The names of browserslist that MDN's data spells otherwise. */
const bcdNames: Record<string, string> = {
  ios_saf: 'safari_ios',
  and_chr: 'chrome_android',
  and_ff: 'firefox_android',
};

/** The oldest supported version of each browser, from `browserslist` in package.json. */
const oldestBrowsers = new Map<BrowserName, string>();
for (const entry of browserslist()) {
  const [name = '', version = ''] = entry.split(/[ -]/);
  const browser = (bcdNames[name] ?? name) as BrowserName;
  const oldest = oldestBrowsers.get(browser);
  if (!oldest || isOlder(version, oldest)) oldestBrowsers.set(browser, version);
}

/** Whether version `one` came before `other`: "9.1" before "15.4". */
function isOlder(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) < 0;
}

/** Where a feature goes by its own name. Half an implementation counts as none. */
function isInVersion(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags } = statement;
  if (typeof added !== 'string' || added === 'preview' || flags) return false;
  if (statement.partial_implementation || statement.prefix || statement.alternative_name) {
    return false;
  }
  if (removed && !isOlder(version, removed)) return false;
  return !isOlder(version, added.replace('≤', ''));
}

function statements(
  feature: Identifier | undefined,
  browser: BrowserName,
): SimpleSupportStatement[] {
  const { __compat: compat } = feature ?? {};
  return [compat?.support[browser] ?? []].flat();
}

/** The oldest supported browsers that lack a feature: "Chrome 103". */
export function browsersWithout(feature: Identifier | undefined): string[] {
  return [...oldestBrowsers]
    .filter(([browser, version]) => {
      const known = statements(feature, browser);
      return known.length > 0 && !known.some((statement) => isInVersion(statement, version));
    })
    .map(([browser, version]) => `${bcd.browsers[browser].name} ${version}`);
}

/** The prefixes under which the oldest supported browsers know a feature: "-webkit-". */
export function prefixesOf(feature: Identifier | undefined): string[] {
  return [...oldestBrowsers.keys()].flatMap((browser) =>
    statements(feature, browser).flatMap(({ prefix }) => prefix ?? []),
  );
}

/** A use of a feature that some supported browser lacks. */
export interface Finding {
  /** Its path in MDN's data: "css.properties.translate". */
  feature: string;
  browsers: string[];
  /** Where it stands, in a few words. */
  context: string;
}
