import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBuilder } from 'vite';
import { graceful } from './graceful.ts';
import { findUnsupportedHtml, readStyles } from './html.ts';
import { findUnsupportedStyles } from './styles.ts';

const folder = 'node_modules/.cache/check-browsers';
const builder = await createBuilder({ logLevel: 'warn', build: { outDir: folder } });
await builder.buildApp();

const unused = new Set(Object.keys(graceful));
const problems = new Set<string>();
for (const page of globSync('**/*.html', { cwd: folder })) {
  const html = readFileSync(join(folder, page), 'utf8');
  for (const { path, browsers, code } of [
    ...findUnsupportedHtml(html),
    ...findUnsupportedStyles(readStyles(html)),
  ]) {
    const entry = Object.keys(graceful).find((name) => `${path}.`.startsWith(`${name}.`));
    if (entry) unused.delete(entry);
    else problems.add(`${path} is not supported by ${browsers.join(', ')}\n    ${code}`);
  }
}

for (const problem of problems) console.error(problem);
for (const entry of unused)
  console.error(`No page uses ${entry} any more. Delete this entry from graceful.ts.`);
if (problems.size > 0) {
  console.error(
    'Use @supports, or write a simpler declaration before it. Or add the feature to ' +
      'tools/lint-rules/graceful.ts, and describe the effect for visitors whose browser lacks it.',
  );
}
process.exitCode = problems.size + unused.size > 0 ? 1 : 0;
