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
    /** Returns the stories that have not changed, with the hashes of their screenshots. */
    async find(stories: Story[]): Promise<Map<Story, Map<string, string>>> {
      const found = new Map<Story, Map<string, string>>();
      for (const story of stories) {
        const known = remembered[story.id];
        if (!known || known.key !== (await keyOf(story.file))) continue;
        const hashes = new Map(Object.entries(known.hashes));
        const isWhole = story.modes.every(({ name }) => hasPixels(hashes.get(name)));
        if (isWhole) found.set(story, hashes);
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
