import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { nginxFileFor } from '../../../vite/host/finishSite.ts';
import { floorName } from '../budgets.ts';
import { benchFolder, buildSite } from '../shared.ts';

/** A built site that nginx serves. */
export interface Site {
  name: string;
  folder: string;
  /** nginx directives. */
  rules: string;
}

/**
 * Returns the builds in `folders`, or one new build if `folders` is empty. Also returns the floor,
 * a script-free copy of the last build. `build` is the name of the last build.
 */
export async function prepareSites(folders: string[]): Promise<{ sites: Site[]; build: string }> {
  const builds = folders.map(toSite);
  if (builds.length === 0) builds.push(toSite(`site=${await buildSite()}`));
  const names = new Set([floorName, ...builds.map(({ name }) => name)]);
  if (names.size <= builds.length)
    throw new Error(`A name is repeated or reserved: ${folders.join(' ')}`);
  const last = builds.at(-1)!;
  return { sites: [...builds, await makeFloor(last)], build: last.name };
}

/** @param argument in the form `name=folder` */
function toSite(argument: string): Site {
  const [name = '', path = ''] = argument.split('=');
  const folder = resolve(path);
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`Expected name=folder with the folder of a built site: ${argument}`);
  }
  const file = nginxFileFor(folder);
  return { name, folder, rules: existsSync(file) ? `include ${file};` : 'brotli_static on;' };
}

async function makeFloor({ folder, rules }: Site): Promise<Site> {
  const floor = resolve(benchFolder, floorName);
  await rm(floor, { recursive: true, force: true });
  await cp(folder, floor, { recursive: true });
  const page = join(floor, 'index.html');
  const html = withoutScripts(await readFile(page, 'utf8'));
  await writeFile(page, html);
  await writeFile(`${page}.br`, brotliCompressSync(html));
  return { name: floorName, folder: floor, rules };
}

/** Removes scripts and the links that preload them, but keeps structured data. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*(?:rel="modulepreload"|as="script")[^>]*>/g, '');
}
