import { spawn } from 'node:child_process';
import { watch as watchFiles } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import type { CaptureBrowser } from './browser.ts';
import { groupRun } from './groups.ts';
import { readImportGraph, storiesTouchedBy } from './importGraph.ts';
import { listOnce } from './listOnce.ts';
import { readRun, type Run } from './run.ts';
import type { CapturedStory } from './stories.ts';

const folders = ['src', 'theme', 'stories', '.storybook', 'public'];

/** How long, in ms, an editor may take to write all that belongs together. */
const settleTime = 100;

interface DevServer {
  address: string;
  close: () => void;
}

/** What is done with the stories that an edit touches. */
type TakeStories = (address: string, stories: CapturedStory[]) => Promise<Run>;

/**
 * Captures what an edit touches, from a development server that is kept warm: nothing is built, and
 * the pixels are those of the built Storybook. Ends when the process does.
 */
export async function watchStories(browser: CaptureBrowser, take: TakeStories): Promise<never> {
  const server = await startDevServer();
  process.once('exit', server.close);
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  await listOnce(browser, server.address);
  console.log(`Watching ${folders.join(', ')}.`);

  const edits = collectEdits();
  for (;;) {
    const edited = await edits.next();
    const started = Date.now();
    const touched = storiesTouchedBy(edited, await readImportGraph());
    const stories = await listOnce(browser, server.address);
    const chosen = stories.filter(
      ({ file }) => touched === 'all' || touched.has(file.replace(/^\.\//, '')),
    );
    console.log(`${edited.join(', ')}: ${chosen.length} stories`);
    if (chosen.length === 0) continue;
    const run = await groupRun(await take(server.address, await lookedAtFirst(chosen)));
    const taken = new Set(chosen.map(({ id }) => id));
    const differing = run.shots.filter(
      ({ storyId, state }) => taken.has(storyId) && state !== 'same',
    );
    for (const { name, state } of differing) console.log(`  ${state}: ${name}`);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${differing.length} differ, ${seconds} s after the file was saved.`);
  }
}

async function startDevServer(): Promise<DevServer> {
  const port = await getPort({ host: '127.0.0.1' });
  const address = `http://127.0.0.1:${port}`;
  const options = [
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--exact-port',
    '--ci',
    '--quiet',
  ];
  const child = spawn('node_modules/.bin/storybook', ['dev', ...options], { stdio: 'ignore' });
  const close = () => void child.kill();
  while (child.exitCode === null) {
    const isReady = await fetch(`${address}/iframe.html`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { address, close };
    await wait(200);
  }
  throw new Error('Storybook could not be started: npm run storybook shows why.');
}

/** What was found different, or was taken last, is what is being looked at. */
async function lookedAtFirst(stories: CapturedStory[]): Promise<CapturedStory[]> {
  const rank = new Map<string, string>();
  for (const { storyId, state, takenAt = '' } of (await readRun())?.shots ?? []) {
    const own = `${state === 'same' ? 0 : 1}${takenAt}`;
    if (own > (rank.get(storyId) ?? '')) rank.set(storyId, own);
  }
  return stories.toSorted((one, other) =>
    (rank.get(other.id) ?? '').localeCompare(rank.get(one.id) ?? ''),
  );
}

/** Edited files, as many as were saved at once. */
function collectEdits(): { next: () => Promise<string[]> } {
  const edited = new Set<string>();
  let wake = () => {};
  for (const folder of folders) {
    void (async () => {
      for await (const { filename } of watchFiles(folder, { recursive: true })) {
        if (!filename || /(^|\/)\.|~$/.test(filename)) continue;
        edited.add(join(folder, filename));
        wake();
      }
    })();
  }
  return {
    async next() {
      if (edited.size === 0) await new Promise<void>((resolve) => (wake = resolve));
      await wait(settleTime);
      const paths = [...edited];
      edited.clear();
      return paths;
    },
  };
}
