import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { benchFolder } from '../page/build.ts';
import { findMissing } from './missing.ts';
import { type Link, links, openNetwork } from './network.ts';
import { startNginx } from './nginx.ts';
import { brokenBudgets, type LinkResults, toTable, visitNames } from './results.ts';
import { makeSites, type Site } from './sites.ts';
import type { Figures, VisitOptions } from './visit.ts';

/**
 * `npm run bench:link`: first paints over real links, ours beside the same page without script and a
 * floor that is written by hand.
 * `--rounds 7`; `--link "slow 4G"` for one of the links; `--trace` keeps a trace of every visit;
 * `name=folder …` measures other builds beside them.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '7' },
    link: { type: 'string' },
    trace: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const run = promisify(execFile);
const visitScript = fileURLToPath(new URL('visit.ts', import.meta.url));
const cpuRate = 4;

async function measure(link: Link, sites: Site[]): Promise<LinkResults> {
  const toRounds = () => Object.fromEntries(sites.map(({ name }) => [name, [] as Figures[]]));
  const results: LinkResults = {
    link,
    visits: {
      'first visit': toRounds(),
      'second visit': toRounds(),
      'visit after a deploy': toRounds(),
    },
    typing: [],
  };
  const network = await openNetwork(link);
  const server = await startNginx(network, sites).catch((error: unknown) => {
    network.close();
    throw error;
  });
  const visit = async (options: Omit<VisitOptions, 'keyHash' | 'cpuRate'>) => {
    const [command, ...args] = [...network.atClient, process.execPath, visitScript];
    const all = JSON.stringify({ ...options, keyHash: server.keyHash, cpuRate });
    const { stdout } = await run(command, [...args, all]);
    return JSON.parse(stdout) as unknown;
  };
  try {
    for (let round = 1; round <= rounds; round += 1) {
      console.error(`${link.name}, round ${round} of ${rounds}`);
      // In turn, so that whatever else the machine does falls on all alike.
      for (const { name, serve } of sites) {
        const url = server.urls[name] ?? '';
        const profile = await mkdtemp(join(tmpdir(), 'visitor-'));
        for (const visitName of visitNames) {
          await serve(visitName === 'visit after a deploy' ? 'deployed' : 'built');
          const trace = values.trace
            ? join(benchFolder, `trace ${link.name} ${name} ${visitName} ${round}.json`)
            : undefined;
          const figures = await visit({ kind: 'paint', url, profile, trace });
          results.visits[visitName][name]?.push(figures as Figures);
        }
        if (name === 'ours') {
          await rm(profile, { recursive: true, force: true });
          await serve('built');
          results.typing.push((await visit({ kind: 'typing', url, profile })) as number);
        }
        await serve('built');
        await rm(profile, { recursive: true, force: true });
      }
    }
  } finally {
    await server.close();
    network.close();
  }
  return results;
}

async function bench(): Promise<void> {
  const asked = links.filter(({ name }) => !values.link || name === values.link);
  if (asked.length === 0) {
    throw new Error(`No such link. There are: ${links.map(({ name }) => name).join(', ')}.`);
  }
  const sites = await makeSites(positionals);
  const results: LinkResults[] = [];
  for (const link of asked) results.push(await measure(link, sites));

  const measuredAt = new Date().toISOString();
  const load = (loadavg()[1] ?? 0) / availableParallelism();
  await mkdir(benchFolder, { recursive: true });
  const file = join(benchFolder, `link-${measuredAt.replaceAll(':', '-')}.json`);
  const kept = { measuredAt, rounds, cpuRate, load, results };
  await writeFile(file, `${JSON.stringify(kept, undefined, 2)}\n`);

  console.log(results.map(toTable).join('\n\n'));
  console.log(
    `\nMedians of ${rounds} rounds, least and most in parentheses, at a quarter of the CPU, over TLS 1.3 and HTTP/2. Kept in ${file}`,
  );
  if (load > 1) {
    console.log(`The machine was busy (load ${load.toFixed(1)} a processor): only ratios count.`);
  }
  const broken = results.flatMap(brokenBudgets);
  for (const budget of broken) console.log(`BROKEN: ${budget}`);
  if (broken.length > 0) process.exitCode = 1;
}

const missing = findMissing();
if (missing.length === 0) await bench();
else {
  console.log(['Not measured. This machine lacks:', ...missing].join('\n  '));
  process.exitCode = 1;
}
