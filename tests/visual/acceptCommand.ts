import { parseArgs } from 'node:util';
import { accept } from './accept.ts';
import { readAccepted } from './accepted.ts';
import { applyFilters } from './filters.ts';
import { readHolds } from './holds.ts';
import { readRun, type Shot } from './run.ts';

/**
 * `npm run visual:accept -- <story> …` or `-- --all`: what the last run saw becomes what is right. No
 * screenshot is taken anew, so what is accepted is what can be looked at.
 */
try {
  const { values, positionals } = parseArgs({
    options: { all: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  await acceptChosen(positionals, values.all);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function acceptChosen(filters: string[], isAll: boolean): Promise<void> {
  if (isAll === filters.length > 0) {
    throw new Error(
      'Say which: npm run visual:accept -- sections-hero--default "Sections/Contact", or -- --all',
    );
  }
  const run = await readRun();
  if (!run) throw new Error('There is no run to accept from. Start with "npm run visual".');
  const { items, unmatched } = applyFilters(
    run.shots.filter(isOpen(await readAccepted())),
    filters,
  );
  if (unmatched.length > 0) {
    throw new Error(
      `Nothing that changed is called ${unmatched.map((it) => `"${it}"`).join(', ')}.`,
    );
  }
  const holds = await readHolds();
  const held = isAll ? items.filter(({ name }) => name in holds) : [];
  const chosen = items.filter((shot) => !held.includes(shot));
  if (items.length === 0) {
    console.log('Nothing to accept: the last run found everything as it was accepted.');
    return;
  }
  const { changed, added, removed, next } = await accept(
    chosen.map(({ name }) => name),
    chosen,
  );
  console.log(`Accepted: ${changed} changed, ${added} new, ${removed} gone.`);
  for (const { name } of held) console.log(`Held, and left as it is: ${name} (${holds[name]})`);
  const rest = run.shots.filter(({ state }) => state === 'unsteady' || state === 'failed');
  if (rest.length > 0)
    console.log(`${rest.length} are unsteady or failed, and cannot be accepted.`);
  console.log(`Next: ${next}`);
}

/** What differs from what is accepted now: some of the run may have been accepted since. */
function isOpen(accepted: ReadonlyMap<string, string>) {
  return ({ name, state, after }: Shot): boolean => {
    if (state === 'obsolete') return accepted.has(name);
    return (state === 'changed' || state === 'added') && accepted.get(name) !== after;
  };
}
