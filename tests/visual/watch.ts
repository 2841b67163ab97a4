import { once } from 'node:events';
import { get } from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { CaptureBrowser } from './browser.ts';
import { readDeskFile } from '../../.storybook/deskFile.ts';
import { startDevServer } from './devServer.ts';
import { readImportGraph, storiesTouchedBy } from './importGraph.ts';
import { listOnce } from './listOnce.ts';
import { readRun, type Run } from './run.ts';
import type { CapturedStory } from './stories.ts';
import { isSource } from './tree.ts';

/** How long, in ms, an editor may take to write all that belongs together. */
const settleTime = 100;

/** What is done with the stories that an edit touches, until the next edit. */
type TakeStories = (address: string, stories: CapturedStory[], signal: AbortSignal) => Promise<Run>;

/**
 * Captures what an edit touches, from a development server that is kept warm: nothing is built, and the
 * pixels are those of the built Storybook. An edit that comes meanwhile goes first, and what it left
 * undone comes after. Ends when the process or the development server does.
 */
export async function watchStories(browser: CaptureBrowser, take: TakeStories): Promise<never> {
  const server = await startDevServer();
  try {
    const edits = await followEdits(server.address);
    let stories = await listOnce(browser, server.address);
    const owed = new Set<string>();
    let undone: CapturedStory[] = [];
    console.log('Watching. Save a file, and what it touches is taken.');

    for (;;) {
      const { paths, savedAt, signal } = await edits.next();
      for (const path of paths) owed.add(path);
      try {
        const touched = storiesTouchedBy([...owed], await readImportGraph());
        if ([...owed].some((path) => /^(stories|\.storybook)\//.test(path))) {
          stories = await listOnce(browser, server.address);
        }
        const chosen = stories.filter(
          (story) => touched.has(fileOf(story)) || undone.some(({ id }) => id === story.id),
        );
        console.log(`${nameSome([...owed])}: ${chosen.length} stories`);
        if (chosen.length > 0) {
          const run = await take(server.address, await inOrder(chosen, touched), signal);
          undone = signal.aborted ? chosen.filter((story) => !isTaken(story, run)) : [];
          if (!signal.aborted) report(run, chosen, savedAt);
        }
        owed.clear();
      } catch (error) {
        // A file that is half written, or a branch half merged: the next edit brings what this one owes.
        const [reason] = (error as Error).message.split('\n');
        console.error(`Not taken: ${reason}\nSave a file, and it is tried again.`);
      }
    }
  } finally {
    server.close();
  }
}

/** A branch that moves edits hundreds. */
function nameSome(paths: string[]): string {
  const rest = paths.length - 3;
  return paths.slice(0, 3).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

const fileOf = ({ file }: CapturedStory) => file.replace(/^\.\//, '');

/** What is being looked at comes first, then what the edit is nearest to, then what differed last time. */
async function inOrder(
  stories: CapturedStory[],
  touched: ReadonlyMap<string, number>,
): Promise<CapturedStory[]> {
  const [desk, run] = await Promise.all([readDeskFile(), readRun()]);
  const differed = new Set(
    run?.shots.filter(({ state }) => state !== 'same').map(({ storyId }) => storyId),
  );
  const rank = (story: CapturedStory) => [
    Number(story.id !== desk?.shown),
    touched.get(fileOf(story)) ?? Infinity,
    Number(!differed.has(story.id)),
  ];
  return stories
    .map((story) => ({ story, rank: rank(story) }))
    .toSorted((one, other) => compareInTurn(one.rank, other.rank))
    .map(({ story }) => story);
}

function compareInTurn(one: number[], other: number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

function isTaken({ id, modes }: CapturedStory, { shots, startedAt }: Run): boolean {
  const taken = shots.filter(
    ({ storyId, takenAt = '', isProvisional }) =>
      storyId === id && takenAt >= startedAt && !isProvisional,
  );
  return taken.length >= modes.length;
}

function report({ shots }: Run, chosen: CapturedStory[], savedAt: number): void {
  const ids = new Set(chosen.map(({ id }) => id));
  const differing = shots.filter(({ storyId, state }) => ids.has(storyId) && state !== 'same');
  for (const { name, state } of differing) console.log(`  ${state}: ${name}`);
  const seconds = ((Date.now() - savedAt) / 1000).toFixed(1);
  console.log(`${differing.length} differ, ${seconds} s after the file was saved.`);
}

interface Edits {
  paths: string[];
  savedAt: number;
  /** Aborted by the next edit. */
  signal: AbortSignal;
}

/** Files that are edited, as many as are saved at once, as the development server tells of them. */
async function followEdits(address: string): Promise<{ next: () => Promise<Edits> }> {
  const edited = new Set<string>();
  let arrived = new AbortController();
  let savedAt = 0;
  let hasEnded = false;
  const [response] = (await once(get(`${address}/review/edits`), 'response')) as [
    NodeJS.ReadableStream,
  ];
  createInterface(response)
    .on('line', (path) => {
      if (!isSource(path)) return;
      edited.add(path);
      savedAt = Date.now();
      arrived.abort();
    })
    .once('close', () => {
      hasEnded = true;
      arrived.abort();
    });
  return {
    async next() {
      if (edited.size === 0 && !hasEnded) await once(arrived.signal, 'abort');
      if (hasEnded) throw new Error('Storybook has ended, and watching with it.');
      await wait(settleTime);
      const paths = [...edited];
      edited.clear();
      arrived = new AbortController();
      return { paths, savedAt, signal: arrived.signal };
    },
  };
}
