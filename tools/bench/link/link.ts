import { execFileSync } from 'node:child_process';
import { brokenLinkBudgets } from '../budgets.ts';
import { type BenchOptions, median, medians, toTable } from '../shared.ts';
import { openNetwork, type Profile, profiles } from './network.ts';
import { serveSites } from './nginx.ts';
import { prepareSites, type Site } from './sites.ts';
import type { Figures } from './visits.ts';

/** Columns in the table, with the number of decimal places. */
const columns = { 'first byte': 0, FCP: 0, LCP: 0, 'last font': 0, CLS: 4, KB: 1 };

/** Measures first paints over an emulated link. Only the last build must meet the budgets. */
export async function bench({ rounds, profile, folders }: BenchOptions): Promise<string[]> {
  const chosen = profiles.filter(({ name }) => !profile || name === profile);
  if (chosen.length === 0) throw new Error(`Unknown profile: ${profile}`);
  const { sites, build } = await prepareSites(folders);

  const broken: string[] = [];
  for (const one of chosen) {
    console.error(`${one.name}: ${rounds} rounds`);
    const visits = await measure(one, sites, rounds);
    console.log(`\n### ${one.name}: round trip ${one.rttMs} ms, ${one.downKbit} kbit/s\n`);
    console.log(toTable(['', ...Object.keys(columns)], visits.map(toRow)));
    const middles = visits.map(([site, figures]) => [site, medians(figures)]);
    const budgets = brokenLinkBudgets(build, Object.fromEntries(middles));
    broken.push(...budgets.map((budget) => `${one.name}: ${budget}`));
  }
  console.log(`\nMedians of ${rounds} visits. Times in ms, with lowest and highest value.`);
  return broken;
}

/** Returns the name of each site, and the figures for its visits. */
async function measure(profile: Profile, sites: Site[], rounds: number) {
  using network = await openNetwork(profile);
  await using server = await serveSites(sites, network.server);
  const visits = [`${import.meta.dirname}/visits.ts`, String(rounds), ...server.addresses];
  const command = ['netns', 'exec', network.client, process.execPath, ...visits];
  const output = execFileSync('ip', command, { encoding: 'utf8' });
  return JSON.parse(output) as [string, Figures[]][];
}

function toRow([site, visits]: [string, Figures[]]): string[] {
  const cells = Object.entries(columns).map(([name, decimals]) => {
    const values = visits.map((visit) => visit[name as keyof Figures]);
    const middle = median(values).toFixed(decimals);
    const range = `${Math.min(...values).toFixed(0)}-${Math.max(...values).toFixed(0)}`;
    return decimals > 0 ? middle : `${middle} (${range})`;
  });
  return [site, ...cells];
}
