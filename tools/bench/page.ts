import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { audit, type Audit, formFactors } from './page/audit.ts';
import { benchFolder, buildSite, makeScriptless } from './page/build.ts';
import { host } from './page/host.ts';
import { type Interaction, measureInteractions } from './page/interactions.ts';
import { brokenBudgets, medianOf, type Results, toTable } from './page/results.ts';

/**
 * The production site beside its twin without script: what does the script cost?
 * `--rounds 5`; `--against file.json` compares with the results of an earlier run.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, against: { type: 'string' } },
});
const rounds = Number(values.rounds);
const earlier = values.against
  ? (JSON.parse(await readFile(values.against, 'utf8')) as Results)
  : undefined;

const site = await buildSite('site');
const hosts = { ours: await host(site), scriptless: await host(await makeScriptless(site)) };
const audits = {
  mobile: { ours: [] as Audit[], scriptless: [] as Audit[] },
  desktop: { ours: [] as Audit[], scriptless: [] as Audit[] },
};
const interactions: Record<Interaction, number>[] = [];

// In turn, so that whatever else the machine does falls on both alike.
for (let round = 1; round <= rounds; round += 1) {
  console.error(`Round ${round} of ${rounds}`);
  for (const factor of formFactors) {
    audits[factor].ours.push(await audit(hosts.ours.url, factor));
    audits[factor].scriptless.push(await audit(hosts.scriptless.url, factor));
  }
  interactions.push(await measureInteractions(hosts.ours.url));
}
hosts.ours.close();
hosts.scriptless.close();

const both = ({ ours, scriptless }: Record<'ours' | 'scriptless', Audit[]>) => ({
  ours: medianOf(ours),
  scriptless: medianOf(scriptless),
});
const results: Results = {
  measuredAt: new Date().toISOString(),
  rounds,
  load: (loadavg()[1] ?? 0) / availableParallelism(),
  audits: { mobile: both(audits.mobile), desktop: both(audits.desktop) },
  interactions: medianOf(interactions),
};

await mkdir(benchFolder, { recursive: true });
const file = join(benchFolder, `page-${results.measuredAt.replaceAll(':', '-')}.json`);
await writeFile(
  file,
  `${JSON.stringify({ ...results, all: { audits, interactions } }, undefined, 2)}\n`,
);

console.log(toTable(results, earlier));
console.log(`\nMedians of ${rounds}. Kept in ${file}, to be compared with: --against ${file}`);
if (results.load > 1) {
  console.log(
    `The machine was busy (load ${results.load.toFixed(1)} a processor): only ratios count.`,
  );
}
const broken = brokenBudgets(results);
for (const promise of broken) console.log(`BROKEN: ${promise}`);
if (broken.length > 0) process.exitCode = 1;
