import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { chromiumLaunchOptions } from '../../tools/chromium/chromium.ts';

/** A story or a page of documentation, as `index.json` lists it. */
export interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built Storybook, with a slash at its end. */
    storybookUrl: string;
    storybookBrowser: string;
    storybookEntries: Entry[];
  }
}

const folder = 'node_modules/.cache/sweep';

/** In a process of its own and in production mode, as `npm run build:storybook` does it. */
async function build(): Promise<void> {
  const storybook = fileURLToPath(
    new URL('../../node_modules/storybook/dist/bin/dispatcher.js', import.meta.url),
  );
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production' };
  for (const name of Object.keys(env)) if (name.startsWith('VITEST')) delete env[name];
  await promisify(execFile)(process.execPath, [storybook, 'build', '--quiet', '-o', folder], {
    env,
    maxBuffer: Infinity,
  });
}

/** Builds Storybook and serves it as static files, on a port that is free. */
export async function serveStorybook(): Promise<{ url: string; close: () => Promise<void> }> {
  await build();
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    /* Storybook's scripts are the same for every story. */
    preview: { host: '127.0.0.1', port: 0, headers: { 'Cache-Control': 'max-age=3600' } },
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The server of Storybook has no address.');
  return { url, close: () => server.close() };
}

/** One Storybook and one browser for the whole sweep. */
export default async function setUp(project: TestProject) {
  const storybook = await serveStorybook();
  const browser = await chromium.launchServer({
    ...(await chromiumLaunchOptions()),
    host: '127.0.0.1',
  });
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  project.provide('storybookUrl', storybook.url);
  project.provide('storybookBrowser', browser.wsEndpoint());
  project.provide('storybookEntries', Object.values(index.entries));
  return async () => {
    await Promise.all([storybook.close(), browser.close()]);
  };
}
