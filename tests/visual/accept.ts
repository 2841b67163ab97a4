import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { readDifferences } from './lastRun.ts';

/**
 * `npm run visual:accept [-- filter]`: what the last run saw becomes what is right. Nothing is
 * photographed anew, so what is accepted is what has been looked at.
 */
const differences = await readDifferences(process.argv[2]);
const { added = [], changed = [], obsolete = [] } = Object.groupBy(differences, ({ kind }) => kind);

const seen = [...added, ...changed];
const workers = Math.min(availableParallelism(), seen.length);
const shares = Array.from({ length: workers }, (_, worker) =>
  seen.filter((_picture, index) => index % workers === worker),
);
await Promise.all(
  shares.map((share) =>
    once(new Worker(new URL('optimise.ts', import.meta.url), { workerData: share }), 'exit'),
  ),
);
for (const { before } of obsolete) await rm(before);

console.log(
  differences.length === 0
    ? 'Nothing to accept: run `npm run visual` first, or try another filter.'
    : `Accepted: ${changed.length} changed, ${added.length} new, ${obsolete.length} gone.`,
);
