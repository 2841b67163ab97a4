import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, utimes } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { preview, type Plugin } from 'vite';
import { alone } from './alone.ts';
import { prune } from './prune.ts';
import { cacheFolder } from './run.ts';
import { treeNow } from './tree.ts';

const buildsFolder = `${cacheFolder}/storybook`;

/** How many builds are kept: this tree, what it is compared with, and a few before them. */
const keptBuilds = 8;

/** Where the static Storybook of a tree is, once it is built. */
export function builtStorybook(tree: string): string {
  return resolve(buildsFolder, tree);
}

/**
 * The static Storybook of a tree, built once.
 * @param folder where the tree is checked out.
 */
export async function buildStorybook(
  tree: string,
  folder = '.',
  build = (outputDir: string) => buildAnew(outputDir, folder),
): Promise<string> {
  const built = builtStorybook(tree);
  if (existsSync(built)) {
    await utimes(built, new Date(), new Date());
    return built;
  }
  return alone('build', async () => {
    if (existsSync(built)) return built;
    const unfinished = `${built}.${process.pid}`;
    await build(unfinished);
    if ((await treeNow(folder)) !== tree) throw new Error('A file was edited while it was built.');
    await rename(unfinished, built);
    await prune(buildsFolder, keptBuilds);
    return built;
  });
}

/** For tests, as Storybook calls it: without the manager and the documentation, in half the time. */
async function buildAnew(outputDir: string, folder: string): Promise<void> {
  const command = resolve(folder, 'node_modules/.bin/storybook');
  await promisify(execFile)(
    command,
    ['build', '--quiet', '--test', '--preview-only', '-o', outputDir],
    { cwd: folder, maxBuffer: 2 ** 28 },
  ).catch((error: { stdout?: string; stderr?: string }) => {
    throw new Error(`Storybook could not be built:\n${error.stdout ?? ''}${error.stderr ?? ''}`, {
      cause: error,
    });
  });
}

export interface Server {
  /** `http://127.0.0.1:4321` */
  address: string;
  close: () => Promise<void>;
}

/** What is named by the hash of its content is asked for once. */
const cacheAssets: Plugin = {
  name: 'cache-assets',
  configurePreviewServer: ({ middlewares }) =>
    void middlewares.use('/assets', (_request, response, next) => {
      response.setHeader('Cache-Control', 'max-age=3600');
      next();
    }),
};

/** Serves a built Storybook on a free port of this machine alone. */
export async function serveStorybook(folder: string): Promise<Server> {
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { outDir: folder },
    plugins: [cacheAssets],
    preview: { host: '127.0.0.1', port: 0 },
  });
  const { port } = server.httpServer.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}
