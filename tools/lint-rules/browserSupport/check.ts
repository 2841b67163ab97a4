import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBuilder } from 'vite';
import type { Finding } from './browserSupport.ts';
import { graceful } from './graceful.ts';
import { stylesOf, unsupportedHtml } from './html.ts';
import { unsupportedStyles } from './styles.ts';

/** `npm run check:browsers`: builds the site, and holds every page against `browserslist`. */
const folder = 'node_modules/.cache/check-browsers';
const builder = await createBuilder({ logLevel: 'warn', build: { outDir: folder } });
await builder.buildApp();

const unused = new Set(Object.keys(graceful));
const isGraceful = ({ feature }: Finding) => {
  const entry = Object.keys(graceful).find(
    (name) => feature === name || feature.startsWith(`${name}.`),
  );
  if (entry) unused.delete(entry);
  return entry !== undefined;
};

const problems = new Map<string, string>();
for (const page of globSync('**/*.html', { cwd: folder })) {
  const html = readFileSync(join(folder, page), 'utf8');
  const findings = [...unsupportedHtml(html), ...unsupportedStyles(stylesOf(html))];
  for (const finding of findings.filter((found) => !isGraceful(found))) {
    const { feature, browsers, context } = finding;
    problems.set(
      `${feature} ${context}`,
      `${page}: ${feature} is unknown to ${browsers.join(', ')}\n    ${context}`,
    );
  }
}

for (const problem of problems.values()) console.error(problem);
for (const entry of unused) console.error(`graceful.ts: no page uses ${entry} any more.`);
if (problems.size > 0) {
  console.error(
    `\n${problems.size} uses of what package.json’s browserslist does not have. Put each behind ` +
      '@supports, write a plainer form before it, or say in tools/lint-rules/browserSupport/graceful.ts what a ' +
      'visitor has instead.',
  );
}
if (problems.size + unused.size > 0) process.exitCode = 1;
