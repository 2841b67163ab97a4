import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { Accepted } from './accepted.ts';
import { captureStories, toName, type Attempt, type Taken } from './capture.ts';
import { openMemory } from './memory.ts';
import type { Options } from './options.ts';
import { matches } from './patterns.ts';
import { measureDifference, pixelsFolder, readPixels, type Box } from './pixels.ts';
import { listStories, type Story } from './preview.ts';
import { serveStorybook } from '../servers/storybook.ts';
import { mergeSignatures, signatureOf } from './signature.ts';

/** A screenshot that is `unsteady` (its two attempts differ) or `failed` cannot be accepted. */
export type State = 'same' | 'changed' | 'new' | 'gone' | 'unsteady' | 'failed';

/** The result of comparing one story in one mode (a window size and a colour scheme). */
export interface Shot {
  /** `button--primary/narrow-light` */
  name: string;
  story: string;
  /** `Forms/Button: Primary` */
  title: string;
  mode: string;
  state: State;
  /** Hashes of the accepted screenshot and of the new one. In a report, URLs of the images. */
  before?: string;
  after?: string;
  /** Error message for a screenshot that failed or is unsteady. */
  reason?: string;
  /** Signature of the change. Identical changes have the same signature. */
  group?: string;
  changedPixels?: number;
  box?: Box;
  /** Reason why the accepted screenshot cannot be shown. */
  noBefore?: string;
}

export interface Run {
  /** Commit to compare with. Without a commit, the run compares with the accepted screenshots. */
  against?: string;
  shots: Shot[];
}

/** Number of PNG files to keep for each screenshot of the Storybook. */
const keptForEach = 5;

/** Takes a Storybook's screenshots and compares them with the hashes in `before`. */
export async function takeShots(
  { storybook, patterns, all }: Options,
  browser: Browser,
  before: Accepted,
): Promise<Shot[]> {
  await using server = await serveStorybook(storybook);
  const stories = await listStories(browser, server.address);
  checkPatterns(stories, patterns, before);
  const chosen = chooseStories(stories, (name) => matches(name, patterns));
  // A build starts with a new folder. The build may lack changes that were saved later.
  const builtAt = (await stat(storybook)).birthtime;
  const memory = await openMemory(storybook, builtAt, browser.version());
  const remembered = all ? [] : await memory.find(chosen);
  const known = new Set(remembered.map(({ story }) => story));
  const captured = await captureStories({
    browser,
    address: server.address,
    stories: chosen.filter((story) => !known.has(story)),
    isExpected: (name, hash) => hash === before.get(name),
    onProgress: showProgress,
  });
  await memory.keep(captured);
  const shots = [...remembered, ...captured].map((one) => toShot(one, before));
  shots.push(...findGone(stories, patterns, before));
  await describeChanges(shots);
  await prunePixels(keptForEach * stories.flatMap(({ modes }) => modes).length);
  return shots.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** Throws if a pattern has no match, because it may be misspelt. */
function checkPatterns(stories: Story[], patterns: string[], before: Accepted): void {
  const names = stories.flatMap((story) => story.modes.map((mode) => toName(story, mode)));
  for (const pattern of patterns) {
    if (![...names, ...before.keys()].some((name) => matches(name, [pattern]))) {
      throw new Error(`No story matches "${pattern}". A pattern may contain *.`);
    }
  }
}

/** Keeps the wanted modes, and the stories that have one. */
export function chooseStories(stories: Story[], isWanted: (name: string) => boolean): Story[] {
  return stories.flatMap((story) => {
    const modes = story.modes.filter((mode) => isWanted(toName(story, mode)));
    return modes.length > 0 ? { ...story, modes } : [];
  });
}

function findGone(stories: Story[], patterns: string[], before: Accepted): Shot[] {
  const names = new Set(stories.flatMap((story) => story.modes.map((mode) => toName(story, mode))));
  const gone = [...before].filter(([name]) => !names.has(name) && matches(name, patterns));
  return gone.map(([name, hash]) => {
    const [story = '', mode = ''] = name.split('/');
    return { name, story, title: story, mode, state: 'gone', before: hash };
  });
}

function toShot({ story, mode, first, second }: Taken, accepted: Accepted): Shot {
  const name = toName(story, mode);
  return {
    name,
    story: story.id,
    title: `${story.title}: ${story.name}`,
    mode: mode.name,
    ...decide(accepted.get(name), first, second ?? first),
  };
}

/** Returns the result of a comparison. A change counts only if both attempts show it. */
export function decide(
  before: string | undefined,
  first: Attempt,
  second: Attempt,
): Pick<Shot, 'state' | 'before' | 'after' | 'reason'> {
  if ('failure' in first || 'failure' in second) {
    const failure = 'failure' in second ? second.failure : 'failure' in first && first.failure;
    const isSteady = 'failure' in first && 'failure' in second;
    const reason = isSteady ? `${failure}` : `One of two attempts failed: ${failure}`;
    return { state: isSteady ? 'failed' : 'unsteady', before, reason };
  }
  if (first.hash !== second.hash) {
    const reason = 'Two attempts gave different screenshots.';
    return { state: 'unsteady', before, after: first.hash, reason };
  }
  const state = before === first.hash ? 'same' : before ? 'changed' : 'new';
  return { state, before, after: first.hash };
}

/** Adds the size and the group of each change, if this machine has the accepted screenshot. */
export async function describeChanges(shots: Shot[]): Promise<void> {
  for (const shot of shots) {
    if (shot.state !== 'changed' || shot.group !== undefined) continue;
    const before = await readPixels(shot.before);
    const after = await readPixels(shot.after);
    if (!before || !after) continue;
    const { count, box } = measureDifference(before, after);
    Object.assign(shot, { group: signatureOf(before, after), changedPixels: count, box });
  }
  const merged = mergeSignatures(shots.flatMap(({ group }) => group ?? []));
  for (const shot of shots) if (shot.group) shot.group = merged.get(shot.group) ?? shot.group;
}

/** Removes the oldest screenshots from this machine. */
async function prunePixels(keptPixels: number): Promise<void> {
  const names = await readdir(pixelsFolder).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = join(pixelsFolder, name);
      return { file, time: (await stat(file)).mtimeMs };
    }),
  );
  const oldest = files.toSorted((one, other) => other.time - one.time).slice(keptPixels);
  await Promise.all(oldest.map(({ file }) => rm(file)));
}

function showProgress(done: number, of: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${of} stories taken `);
  if (process.stdout.isTTY && done === of) process.stdout.write('\n');
}
