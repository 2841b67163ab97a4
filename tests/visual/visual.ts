import { parseArgs } from 'node:util';
import { readAccepted } from './accepted.ts';
import { photographCommit } from './against.ts';
import { startChromium } from './camera.ts';
import { groupRun } from './groups.ts';
import { readHolds } from './holds.ts';
import { listOnce } from './listOnce.ts';
import type { Run } from './run.ts';
import { buildStorybook, serveStorybook } from './storybook.ts';
import { hasFailed, summarise } from './summary.ts';
import { currentSystem, isForeign } from './system.ts';
import { takeRun } from './takeRun.ts';
import { git, treeNow } from './tree.ts';
import { resolveCommit } from './worktree.ts';

/**
 * `npm run visual [-- story …] [--against ref]`: photographs the stories of the working tree, and
 * compares them with what is accepted, or with a commit.
 */
const { values, positionals } = parseArgs({
  options: { against: { type: 'string' } },
  allowPositionals: true,
});

try {
  const run = await photographWorkingTree(positionals, values.against);
  console.log(`\n${summarise(run, await readHolds())}`);
  process.exitCode = hasFailed(run) ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}

async function photographWorkingTree(filters: string[], ref?: string): Promise<Run> {
  const run = await describeRun(ref);
  console.log('Building Storybook, unless this tree was built before…');
  const server = await serveStorybook(await buildStorybook(run.tree));
  const studio = await startChromium();
  try {
    const stories = await listOnce(studio, server.address);
    const { against } = run;
    const before =
      against.kind === 'commit'
        ? await photographCommit(studio, against.commit, filters)
        : await readAccepted();
    await takeRun({
      run,
      studio,
      server,
      stories,
      filters,
      before: run.compared ? before : undefined,
      onProgress: showProgress,
    });
    return await groupRun(run);
  } finally {
    await studio.close();
    await server.close();
  }
}

async function describeRun(ref?: string): Promise<Run> {
  return {
    tree: await treeNow(),
    commit: await git(['rev-parse', 'HEAD']),
    branch: await git(['rev-parse', '--abbrev-ref', 'HEAD']),
    startedAt: new Date().toISOString(),
    engine: 'chromium',
    system: currentSystem(),
    against:
      ref === undefined
        ? { kind: 'accepted' }
        : { kind: 'commit', ref, commit: await resolveCommit(ref) },
    compared: ref !== undefined || !isForeign(),
    wanted: 0,
    shots: [],
  };
}

/** On a terminal a line that counts; in a log what differs, as it is found. */
function showProgress({ shots, wanted, startedAt }: Run): void {
  if (!process.stdout.isTTY) return;
  const taken = shots.filter(({ takenAt }) => (takenAt ?? '') > startedAt);
  const differing = taken.filter(({ state }) => state !== 'same').length;
  process.stdout.write(`\r${taken.length} of ${wanted} taken, ${differing} differ `);
}
