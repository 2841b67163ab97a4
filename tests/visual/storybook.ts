import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, utimes } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { preview } from 'vite';
import { alone } from './alone.ts';
import { prune } from './prune.ts';
import { cacheFolder } from './run.ts';

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
export async function buildStorybook(tree: string, folder = '.'): Promise<string> {
  const built = builtStorybook(tree);
  if (existsSync(built)) {
    await utimes(built, new Date(), new Date());
    return built;
  }
  return alone('build', () => buildInto(built, folder));
}

async function buildInto(built: string, folder: string): Promise<string> {
  if (existsSync(built)) return built;
  const unfinished = `${built}.${process.pid}`;
  const command = resolve(folder, 'node_modules/.bin/storybook');
  await promisify(execFile)(command, ['build', '--quiet', '-o', unfinished], {
    cwd: folder,
    maxBuffer: 2 ** 28,
  }).catch((error: { stdout?: string; stderr?: string }) => {
    throw new Error(`Storybook could not be built:\n${error.stdout ?? ''}${error.stderr ?? ''}`, {
      cause: error,
    });
  });
  await mkdir(buildsFolder, { recursive: true });
  await rename(unfinished, built);
  await prune(buildsFolder, keptBuilds);
  return built;
}

export interface Server {
  /** `http://127.0.0.1:4321` */
  address: string;
  close: () => Promise<void>;
}

/** Serves a built Storybook on a free port of this machine alone. */
export async function serveStorybook(folder: string): Promise<Server> {
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const { port } = server.httpServer.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}
