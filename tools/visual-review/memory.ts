import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readStoryKeys } from './affected.ts';
import type { Taken } from './capture.ts';
import { cacheFolder, hasPixels, writeWhole } from './pixels.ts';
import type { Story } from './preview.ts';

/** For each story id: a hash of the story's files (`key`), and each mode's screenshot hash. */
type TakenStories = Record<string, { key: string; hashes: Record<string, string> }>;

const file = join(cacheFolder, 'taken.json');

/** Remembers the screenshots of stories that have not changed since the last run. */
export async function openMemory(storybook: string, builtAt: Date, browserVersion: string) {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const remembered = JSON.parse(text) as TakenStories;
  const keyOf = await readStoryKeys(storybook, builtAt, browserVersion);

  return {
    /** Returns the screenshots of the stories that have not changed. */
    async find(stories: Story[]): Promise<Taken[]> {
      const found: Taken[] = [];
      for (const story of stories) {
        const known = remembered[story.id];
        if (!known || known.key !== (await keyOf(story.file))) continue;
        const taken = story.modes.flatMap((mode): Taken[] => {
          const hash = known.hashes[mode.name];
          return hasPixels(hash) ? [{ story, mode, first: { hash } }] : [];
        });
        if (taken.length === story.modes.length) found.push(...taken);
      }
      return found;
    },

    async keep(taken: Taken[]): Promise<void> {
      for (const [story, shots] of Map.groupBy(taken, (one) => one.story)) {
        const hashes: Record<string, string> = {};
        for (const { mode, first, second = first } of shots) {
          const isSteady = 'hash' in first && 'hash' in second && first.hash === second.hash;
          if (isSteady) hashes[mode.name] = first.hash;
        }
        const key = await keyOf(story.file);
        if (!key) continue;
        const known = remembered[story.id];
        const others = known?.key === key ? known.hashes : {};
        remembered[story.id] = { key, hashes: { ...others, ...hashes } };
      }
      await writeWhole(file, JSON.stringify(remembered));
    },
  };
}
