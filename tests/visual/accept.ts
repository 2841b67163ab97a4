import { once } from 'node:events';
import { glob, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { readDifferences, type Difference } from './lastRun.ts';

/**
 * `npm run visual:accept [-- filters]`: what the last run saw becomes what is right. No screenshot
 * is taken anew, so what is accepted is what has been looked at.
 */
const differences = await readDifferences(process.argv.slice(2));
const { added = [], changed = [], obsolete = [] } = Object.groupBy(differences, ({ kind }) => kind);
const seen = [...added, ...changed];

const edited = await editedSince(seen);
if (edited) {
  console.error(
    `${edited} was edited after these screenshots were taken. Run "npm run visual" again.`,
  );
  process.exitCode = 1;
} else {
  await accept();
  console.log(
    differences.length === 0
      ? 'Nothing to accept: run "npm run visual" first, or try another filter.'
      : `Accepted: ${changed.length} changed, ${added.length} new, ${obsolete.length} gone.`,
  );
}

async function accept(): Promise<void> {
  const workers = Math.min(availableParallelism(), seen.length);
  const shares = Array.from({ length: workers }, (_, worker) =>
    seen.filter((_screenshot, index) => index % workers === worker),
  );
  const start = (share: Difference[]) =>
    new Worker(new URL('optimise.ts', import.meta.url), { workerData: share });
  await Promise.all(shares.map((share) => once(start(share), 'exit')));
  for (const { before } of obsolete) await rm(before);
}

/** A file that the stories are made of and that is newer than one of the screenshots. */
async function editedSince(screenshots: Difference[]): Promise<string | undefined> {
  const taken = await Promise.all(screenshots.map(({ after }) => stat(after)));
  const oldest = Math.min(...taken.map(({ mtimeMs }) => mtimeMs));
  for await (const path of glob('{src,theme,stories,.storybook}/**/*.{ts,tsx,woff2}')) {
    if ((await stat(path)).mtimeMs > oldest) return path;
  }
  return undefined;
}
