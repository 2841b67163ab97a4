import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import type { CaptureBrowser } from './browser.ts';
import { filterStories } from './filters.ts';
import { listOnce } from './listOnce.ts';
import { captureStories } from './captureStories.ts';
import { cacheFolder, pixelsFile } from './run.ts';
import { serveStorybook } from './storybook.ts';
import { currentSystem } from './system.ts';
import { treeNow, treeOf } from './tree.ts';
import { buildCommit } from './worktree.ts';

/** What decides how a screenshot is taken. */
const camera = ['take', 'browser', 'engines', 'framedPage'].map(
  (name) => `tests/visual/${name}.ts`,
);

/**
 * The hashes of a commit's screenshots, taken by this engine on this machine. Those of an earlier call
 * serve again. A filter that names nothing there is no error: the story may be new.
 */
export async function captureCommit(
  browser: CaptureBrowser,
  commit: string,
  filters: string[],
): Promise<Map<string, string>> {
  const key = [await treeOf(commit), await treeNow('.', camera), browser.engine, currentSystem()];
  const file = `${cacheFolder}/taken/${key.join('-')}.json`;
  const known = new Map(
    JSON.parse(await readFile(file, 'utf8').catch(() => '[]')) as [string, string][],
  );
  const server = await serveStorybook(await buildCommit(commit));
  try {
    const stories = filterStories(await listOnce(browser, server.address), filters).items;
    const missing = stories.filter(({ id, modes }) =>
      modes.some((mode) => !existsSync(pixelsFile(known.get(`${id}/${mode.name}`) ?? ''))),
    );
    console.log(`Taking screenshots of ${missing.length} stories of ${commit.slice(0, 8)}…`);
    const results = await captureStories({ browser, address: server.address, stories: missing });
    for (const { name, first, second = first } of results) {
      if ('hash' in second) known.set(name, second.hash);
    }
    await mkdir(`${cacheFolder}/taken`, { recursive: true });
    await writeFile(file, JSON.stringify([...known]));
    const wanted = new Set(
      stories.flatMap(({ id, modes }) => modes.map(({ name }) => `${id}/${name}`)),
    );
    return new Map([...known].filter(([name]) => wanted.has(name)));
  } finally {
    await server.close();
  }
}
