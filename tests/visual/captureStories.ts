import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { CapturePage, CaptureBrowser } from './browser.ts';
import { needsSecondAttempt, type Attempt } from './decide.ts';
import { decode, hashOf, keepPixels } from './pixels.ts';
import { cacheFolder } from './run.ts';
import { toShotName, type CapturedStory, type ShotMode } from './stories.ts';
import { takeStory, type Taken } from './take.ts';

/** What came of one screenshot: a second attempt where the first was not what was expected. */
export interface Result {
  story: CapturedStory;
  mode: ShotMode;
  name: string;
  first: Attempt;
  second?: Attempt;
}

interface Assignment {
  browser: CaptureBrowser;
  /** Where the Storybook is served. */
  address: string;
  stories: CapturedStory[];
  /** The screenshots that are wanted; all without. */
  names?: ReadonlySet<string>;
  /** The hash that a screenshot is expected to have. Without one for it, it is taken once. */
  expected?: (name: string) => { hash: string | undefined } | undefined;
  /** Called after every attempt: what needs a second one has none yet. */
  onStory?: (results: Result[]) => Promise<void>;
  /** Once it is aborted, no other story is begun. */
  signal?: AbortSignal;
  /**
   * A window loads once, and shows one story after another: faster, but what an earlier story left
   * behind could be seen. What differs then is taken as it always is.
   */
  isHurried?: boolean;
}

/**
 * Captures stories, several at a time, and keeps every PNG by its hash. What differs is taken again when
 * all has been seen once, in a window that nothing was drawn in.
 */
export async function captureStories(assignment: Assignment): Promise<Result[]> {
  const { browser, address, names, expected, onStory, signal, isHurried = false } = assignment;
  const isSuspect = ({ name, first }: Result) =>
    'failure' in first || (expected?.(name) && needsSecondAttempt(expected(name)?.hash, first));
  const inWindows = (count: number, work: () => Promise<void>) =>
    Promise.all(Array.from({ length: Math.min(browser.windows, count) }, work));
  const results: Result[] = [];
  const stories = [...assignment.stories];
  const suspects: { story: CapturedStory; again: Result[] }[] = [];
  const next = <Item>(queue: Item[]) => (signal?.aborted ? undefined : queue.shift());

  await inWindows(stories.length, async () => {
    const page = await browser.openPage();
    let isLoaded = false;
    for (let story = next(stories); story; story = next(stories)) {
      const window = isLoaded ? { ...page, open: async () => {} } : page;
      const done = await captureStory(window, address, story, names);
      isLoaded = isHurried && done.every(({ first }) => 'hash' in first);
      results.push(...done);
      await onStory?.(done);
      const again = done.filter(isSuspect);
      if (again.length > 0) suspects.push({ story, again });
    }
    await page.close();
  });
  await inWindows(suspects.length, async () => {
    for (let suspect = next(suspects); suspect; suspect = next(suspects)) {
      const { story, again } = suspect;
      const retake = async () => {
        const page = await browser.openPage();
        const taken = await captureStory(page, address, story, new Set(again.map(nameOf)));
        await page.close();
        for (const result of again) {
          result.second = taken.find(({ name }) => name === result.name)?.first;
        }
      };
      await retake();
      if (isHurried && again.some(differsFromItself)) {
        for (const result of again) result.first = result.second ?? result.first;
        await retake();
      }
      await onStory?.(again);
    }
  });
  return results;
}

const nameOf = ({ name }: Result) => name;

function differsFromItself({ first, second }: Result): boolean {
  return JSON.stringify(first) !== JSON.stringify(second);
}

/** What takes longest comes first, so that no window waits for another at the end. */
export function slowestFirst(stories: CapturedStory[]): CapturedStory[] {
  const rank = ({ title }: CapturedStory) =>
    ['Pages/', 'Sections/'].findIndex((folder) => title.startsWith(folder)) + 1 || 3;
  return stories.toSorted((one, other) => rank(one) - rank(other));
}

async function captureStory(
  page: CapturePage,
  address: string,
  story: CapturedStory,
  names?: ReadonlySet<string>,
): Promise<Result[]> {
  const named = story.modes.map((mode) => ({ mode, name: toShotName(story.id, mode.name) }));
  const wanted = named.filter(({ name }) => names?.has(name) ?? true);
  const taken = await takeStory(
    page,
    address,
    story,
    wanted.map(({ mode }) => mode),
  );
  return Promise.all(
    wanted.map(async ({ mode, name }) => ({
      story,
      mode,
      name,
      first: await toAttempt(taken.get(mode)),
    })),
  );
}

async function toAttempt(taken: Taken | undefined): Promise<Attempt> {
  if (!taken) return { failure: 'It was not taken.' };
  if ('failure' in taken) return taken;
  const hash = await pixelHash(taken.png);
  await keepPixels(hash, taken.png);
  return { hash };
}

/**
 * The hash of a PNG's pixels. Decoding takes a tenth of a second for each megapixel, and most
 * screenshots were seen before: what a file of these bytes decoded to is remembered.
 */
async function pixelHash(png: Buffer): Promise<string> {
  const bytes = createHash('sha256').update(png).digest('hex').slice(0, 32);
  const file = `${cacheFolder}/decoded/${bytes}`;
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known) return known;
  const hash = hashOf(decode(png));
  await mkdir(`${cacheFolder}/decoded`, { recursive: true });
  await writeFile(file, hash);
  return hash;
}
