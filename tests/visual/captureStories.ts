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
  onStory?: (results: Result[]) => Promise<void>;
}

/** Captures stories, several at a time, and keeps every PNG by its hash. */
export async function captureStories({
  browser,
  address,
  stories,
  names,
  expected,
  onStory,
}: Assignment): Promise<Result[]> {
  const queue = [...stories];
  const results: Result[] = [];
  const work = async () => {
    let page = await browser.openPage();
    for (let story = queue.shift(); story; story = queue.shift()) {
      const done = await captureStory(page, address, story, names);
      const suspects = done.filter(
        ({ name, first }) =>
          'failure' in first ||
          (expected?.(name) && needsSecondAttempt(expected(name)?.hash, first)),
      );
      if (suspects.length > 0) {
        await page.close();
        page = await browser.openPage();
        const again = new Set(suspects.map(({ name }) => name));
        const second = await captureStory(page, address, story, again);
        for (const result of suspects) {
          result.second = second.find(({ name }) => name === result.name)?.first;
        }
      }
      results.push(...done);
      await onStory?.(done);
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: Math.min(browser.windows, stories.length) }, work));
  return results;
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
