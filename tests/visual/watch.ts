import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { CaptureBrowser } from './browser.ts';
import { readDeskFile } from '../../.storybook/deskFile.ts';
import { readImportGraph, storiesTouchedBy } from './importGraph.ts';
import { listOnce } from './listOnce.ts';
import { readRun, type Run } from './run.ts';
import { buildStorybook, serveStorybook, type Server } from './storybook.ts';
import type { CapturedStory } from './stories.ts';
import { isSource, sources, treeNow } from './tree.ts';
import { startWarmBuilder } from './warmBuilder.ts';

/** How long, in ms, an editor may take to write all that belongs together. */
const settleTime = 100;

/** What is done with the stories that an edit touches, until the next edit. */
type TakeStories = (server: Server, stories: CapturedStory[], signal: AbortSignal) => Promise<Run>;

/**
 * Captures what an edit touches, from a Storybook that is built anew by a process which is kept warm. An
 * edit that comes meanwhile goes first, and what it left undone comes after. Ends with the process.
 */
export async function watchStories(browser: CaptureBrowser, take: TakeStories): Promise<never> {
  const builder = startWarmBuilder();
  const serve = async () =>
    serveStorybook(await buildStorybook(await treeNow(), '.', builder.build));
  const list = async ({ address, close }: Server) => {
    const listed = await listOnce(browser, address);
    await close();
    return listed;
  };
  const edits = followEdits();
  let stories = await list(await serve());
  const owed = new Set<string>();
  let undone: CapturedStory[] = [];
  console.log('Watching. Save a file, and what it touches is taken.');

  for (;;) {
    const { paths, savedAt, signal } = await edits.next();
    for (const path of paths) owed.add(path);
    const isIn = (folder: string) => [...owed].some((path) => path.startsWith(folder));
    try {
      if (isIn('.storybook/') || isIn('package-lock.json')) builder.restart();
      if (isIn('stories/') || isIn('.storybook/')) stories = await list(await serve());
      const server = await serve();
      try {
        const touched = storiesTouchedBy([...owed], await readImportGraph());
        const chosen = stories.filter(
          (story) => touched.has(fileOf(story)) || undone.some(({ id }) => id === story.id),
        );
        console.log(`${nameSome([...owed])}: ${chosen.length} stories`);
        const left: CapturedStory[] = [];
        for (const batch of await inOrder(chosen, touched, owed)) {
          const run = signal.aborted ? undefined : await take(server, batch, signal);
          if (run && !signal.aborted) report(run, batch, savedAt);
          else left.push(...batch.filter((story) => !run || !isTaken(story, run)));
        }
        undone = left;
        owed.clear();
      } finally {
        await server.close();
      }
    } catch (error) {
      // A file that is half written, or a branch half merged: the next edit brings what this one owes.
      const [reason] = (error as Error).message.split('\n');
      console.error(`Not taken: ${reason}\nSave a file, and it is tried again.`);
    }
  }
}

/** A branch that moves edits hundreds. */
function nameSome(paths: string[]): string {
  const rest = paths.length - 3;
  return paths.slice(0, 3).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

const fileOf = ({ file }: CapturedStory) => file.replace(/^\.\//, '');

/**
 * What is being looked at comes first, then what is called like an edited file, then what the edit is
 * nearest to, then what differed last time. In two parts: the nearest component is taken twice before any
 * other is taken once.
 */
async function inOrder(
  stories: CapturedStory[],
  touched: ReadonlyMap<string, number>,
  edited: ReadonlySet<string>,
): Promise<CapturedStory[][]> {
  const [desk, run] = await Promise.all([readDeskFile(), readRun()]);
  const differed = new Set(
    run?.shots.filter(({ state }) => state !== 'same').map(({ storyId }) => storyId),
  );
  const rank = (story: CapturedStory) => [
    Number(story.id !== desk?.shown),
    Number(![...edited].some((path) => path.includes(`/${story.title.split('/').at(-1)}`))),
    touched.get(fileOf(story)) ?? Infinity,
    Number(!differed.has(story.id)),
  ];
  const ordered = stories
    .map((story) => ({ story, rank: rank(story) }))
    .toSorted((one, other) => compareInTurn(one.rank, other.rank))
    .map(({ story }) => story);
  const nearest = ordered.find(({ id }) => id !== desk?.shown) ?? ordered[0];
  const isFirst = ({ id, file }: CapturedStory) => id === desk?.shown || file === nearest?.file;
  const parts = [ordered.filter(isFirst), ordered.filter((story) => !isFirst(story))];
  return parts.filter(({ length }) => length > 0);
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

/** Files that are edited, as many as are saved at once. */
function followEdits(): { next: () => Promise<Edits> } {
  const edited = new Set<string>();
  let arrived = new AbortController();
  let savedAt = 0;
  for (const folder of ['.', ...sources.filter((path) => !path.includes('.json'))]) {
    watch(folder, { recursive: folder !== '.' }, (_event, name) => {
      const path = join(folder, name ?? '');
      if (!isSource(path)) return;
      edited.add(path);
      savedAt = Date.now();
      arrived.abort();
    });
  }
  return {
    async next() {
      if (edited.size === 0) await once(arrived.signal, 'abort');
      await wait(settleTime);
      const paths = [...edited];
      edited.clear();
      arrived = new AbortController();
      return { paths, savedAt, signal: arrived.signal };
    },
  };
}
