import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Plugin } from 'vite';
import { audit, type Audit, median } from './page/audit.ts';
import { buildSite, makeScriptless } from './page/build.ts';
import { host } from './page/host.ts';
import { medianOf } from './page/results.ts';
import { measureHydration } from './page/hydrationTime.ts';

/** What a longer page costs: the same site with 8, 80 and 800 projects. `--rounds 3`. */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const sizes = [8, 80, 800];

/** Repeats the portfolio's own projects, under names of their own, until there are enough. */
function projects(count: number): Plugin {
  const repeat = `
    const own = portfolio.items;
    portfolio.items = Array.from({ length: ${count} }, (_, index) => {
      const project = own[index % own.length]!;
      return index < own.length ? project : { ...project, name: project.name + ' ' + index };
    });`;
  return {
    name: 'projects',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('/src/content/portfolio.ts') ? code + repeat : undefined),
  };
}

/** Of all that a visitor could ever load, compressed. */
async function scriptBytes(site: string): Promise<number> {
  const assets = join(site, 'assets');
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js.br'));
  const files = await Promise.all(names.map((name) => readFile(join(assets, name))));
  return files.reduce((sum, file) => sum + file.length, 0);
}

const pages = [];
for (const size of sizes) {
  const folder = await buildSite(`growth-${size}`, projects(size));
  pages.push({
    size,
    script: await scriptBytes(folder),
    html: (await readFile(join(folder, 'index.html.br'))).length,
    ours: await host(folder),
    scriptless: await host(await makeScriptless(folder)),
    audits: { ours: [] as Audit[], scriptless: [] as Audit[] },
    hydrations: [] as number[],
  });
}

for (let round = 1; round <= Number(values.rounds); round += 1) {
  console.error(`Round ${round} of ${values.rounds}`);
  for (const { ours, scriptless, audits, hydrations } of pages) {
    audits.ours.push(await audit(ours.url, 'mobile', ['performance']));
    audits.scriptless.push(await audit(scriptless.url, 'mobile', ['performance']));
    hydrations.push(await measureHydration(ours.url));
  }
}

const rows = pages.map(({ size, script, html, audits, hydrations }) => {
  const [ours, scriptless] = [medianOf(audits.ours), medianOf(audits.scriptless)];
  return [
    size,
    script,
    (html / 1000).toFixed(1),
    `${ours.tbt.toFixed(0)} / ${scriptless.tbt.toFixed(0)}`,
    `${ours.tti.toFixed(0)} / ${scriptless.tti.toFixed(0)}`,
    median(hydrations).toFixed(0),
  ];
});
const head = ['projects', 'all script, bytes', 'HTML, KB', 'TBT, ms', 'TTI, ms', 'hydration, ms'];
for (const cells of [head, head.map(() => '---'), ...rows]) console.log(`| ${cells.join(' | ')} |`);
console.log('\nTimes: ours / without script. Hydration: script run until React has the form.');

for (const { ours, scriptless } of pages) {
  ours.close();
  scriptless.close();
}
if (new Set(pages.map(({ script }) => script)).size > 1) {
  console.log('BROKEN: more content adds no script');
  process.exitCode = 1;
}
