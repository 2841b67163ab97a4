import { parseArgs } from 'node:util';
import { alone } from './alone.ts';
import { readAccepted } from './accepted.ts';
import { captureCommit } from './against.ts';
import type { CaptureBrowser } from './browser.ts';
import { writeEngineTable } from './engineTable.ts';
import { groupRun } from './groups.ts';
import { readHolds } from './holds.ts';
import { listOnce } from './listOnce.ts';
import { slowestFirst } from './captureStories.ts';
import { prune } from './prune.ts';
import { cacheFolder, type Engine, type Run } from './run.ts';
import { buildStorybook, serveStorybook, type Server } from './storybook.ts';
import { engines, startEngine } from './engines.ts';
import type { CapturedStory } from './stories.ts';
import { hasFailed, summarise } from './summary.ts';
import { currentSystem, isForeign } from './system.ts';
import { takeRun } from './takeRun.ts';
import { git, treeNow } from './tree.ts';
import { watchStories } from './watch.ts';
import { resolveCommit } from './worktree.ts';

const usage = `npm run visual -- [story …] [options]
  story               a component (Hero), a story (Hero/Default) or an id (sections-hero--default)
  --against <ref>     compare with a commit, a branch or a tag, on any system
  --engine <name>     ${engines.join(', ')}; all but the first compare with a commit (HEAD)
  --engines           the stories in every engine, beside each other on a page
  --watch             capture what an edit touches, until Ctrl+C`;

/** How many screenshots stay on this machine: those of some five runs of everything. */
const keptPixels = 4000;

/** `npm run visual`: captures the stories of the working tree and compares them. */
try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}

async function main(): Promise<void> {
  const { values, positionals: filters } = parseArgs({
    options: {
      against: { type: 'string' },
      engine: { type: 'string', default: 'chromium' },
      engines: { type: 'boolean' },
      watch: { type: 'boolean' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const engine = engines.find((one) => one === values.engine);
  if (!engine || values.help) throw new Error(usage);
  const ref = values.against ?? (engine === 'chromium' ? undefined : 'HEAD');
  if (values.engines) return showEngines(filters);
  if (values.watch) return watchWorkingTree();

  const run = await alone('run', () => captureWorkingTree(filters, engine, ref));
  console.log(`\n${summarise(run, await readHolds())}`);
  process.exitCode = hasFailed(run) ? 1 : 0;
  return undefined;
}

async function captureWorkingTree(
  filters: string[],
  engine: Engine,
  ref: string | undefined,
): Promise<Run> {
  const run = await describeRun(engine, ref);
  console.log('Building Storybook, unless this tree was built before…');
  const server = await serveStorybook(await buildStorybook(run.tree));
  const browser = await startEngine(engine);
  try {
    const stories = slowestFirst(await listOnce(browser, server.address));
    const before = await readBefore(run, browser, filters);
    await takeRun({ run, browser, server, stories, filters, before, onProgress: showProgress });
    const grouped = await groupRun(run);
    await prune(`${cacheFolder}/pixels`, keptPixels);
    return grouped;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The hashes to compare with; undefined where there is nothing to compare with. */
async function readBefore(
  { compared, against }: Run,
  browser: CaptureBrowser,
  filters: string[],
): Promise<ReadonlyMap<string, string> | undefined> {
  if (!compared) return undefined;
  if (against.kind === 'accepted') return readAccepted();
  return captureCommit(browser, against.commit, filters);
}

async function describeRun(engine: Engine, ref?: string): Promise<Run> {
  return {
    tree: await treeNow(),
    commit: await git(['rev-parse', 'HEAD']),
    branch: await git(['rev-parse', '--abbrev-ref', 'HEAD']),
    startedAt: new Date().toISOString(),
    engine,
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

async function showEngines(filters: string[]): Promise<void> {
  if (filters.length === 0) throw new Error(`Which story?\n${usage}`);
  const server = await serveStorybook(await buildStorybook(await treeNow()));
  try {
    console.log(await writeEngineTable(server, filters));
  } finally {
    await server.close();
  }
}

async function watchWorkingTree(): Promise<void> {
  const browser = await startEngine('chromium');
  const accepted = () => (isForeign() ? undefined : readAccepted());
  const take = (server: Server, stories: CapturedStory[], signal: AbortSignal) =>
    alone('run', async () => {
      const run = await takeRun({
        run: await describeRun('chromium'),
        browser,
        server,
        stories,
        filters: stories.map(({ id }) => id),
        before: await accepted(),
        signal,
        isHurried: true,
      });
      return signal.aborted ? run : groupRun(run);
    });
  try {
    await watchStories(browser, take);
  } finally {
    await browser.close();
  }
}

/** On a terminal, a line that counts. */
function showProgress({ shots, wanted, startedAt }: Run): void {
  if (!process.stdout.isTTY) return;
  const taken = shots.filter(({ takenAt }) => (takenAt ?? '') > startedAt);
  const differing = taken.filter(({ state }) => state !== 'same').length;
  process.stdout.write(`\r${taken.length} of ${wanted} taken, ${differing} differ `);
}
