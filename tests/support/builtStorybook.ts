import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { serveStorybook as serveFolder } from '../../tools/servers/storybook.ts';

/** Storybook's `index.json`. */
interface StoryIndex {
  entries: Record<
    string,
    { id: string; title: string; name: string; type: string; tags?: string[] }
  >;
}

/** Builds Storybook in a new process without Vitest's variables, which would change the build. */
async function build(): Promise<string> {
  const folder = '.cache/storybook';
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production' };
  for (const name of Object.keys(env)) if (name.startsWith('VITEST')) delete env[name];
  const options = { env, maxBuffer: Infinity };
  const command = resolve('node_modules/.bin/storybook');
  await promisify(execFile)(command, ['build', '--quiet', '-o', folder], options);
  return folder;
}

/**
 * Serves Storybook on a free port. Builds it first, unless `STORYBOOK_DIR` is set.
 * @returns The entries of Storybook, and its address with a trailing slash.
 */
export async function serveStorybook() {
  const folder = process.env['STORYBOOK_DIR'] ?? (await build());
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as StoryIndex;
  const { address, close } = await serveFolder(folder);
  return { url: `${address}/`, entries: Object.values(index.entries), close };
}
