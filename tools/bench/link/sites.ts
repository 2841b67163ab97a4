import { existsSync } from 'node:fs';
import { cp, copyFile, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressAll } from '../../../vite/host/compress.ts';
import { listFiles } from '../../../vite/host/site.ts';
import { nginxFileFor } from '../../../vite/staticHost.ts';
import { benchFolder, buildSite, makeScriptless } from '../page/build.ts';

/** A site at one address that can be deployed anew. */
export interface Site {
  name: string;
  /** Where the server looks: a link to one of the two folders below. */
  root: string;
  /** The rules by which it is served, if it has any. */
  snippet?: string;
  serve: (version: 'built' | 'deployed') => Promise<void>;
}

const { resolve: find } = createRequire(import.meta.url);

/** As its package ships it: what a page that is written by hand would take. */
const floorFont =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';

async function makeFloor(): Promise<string> {
  const folder = join(benchFolder, 'floor');
  await rm(folder, { recursive: true, force: true });
  await cp(fileURLToPath(new URL('floor/', import.meta.url)), folder, { recursive: true });
  await copyFile(find(floorFont), join(folder, 'floor.woff2'));
  await compressAll(listFiles(folder));
  return folder;
}

/** Our own first screen above the floor's other sections: what the hero alone costs, however the rest is made. */
async function makeDrawnFloor(scriptless: string, floor: string): Promise<string> {
  const folder = join(benchFolder, 'drawn-floor');
  await rm(folder, { recursive: true, force: true });
  await cp(scriptless, folder, { recursive: true });
  const page = join(folder, 'index.html');
  const [first, , end] = cutAtHero(await readFile(page, 'utf8'));
  const [, below] = cutAtHero(await readFile(join(floor, 'index.html'), 'utf8'));
  await writeFile(page, first + below + end);
  await compressAll([page]);
  return folder;
}

/** A page down to the end of its first section, the rest of `main`, and what follows. */
function cutAtHero(html: string): [string, string, string] {
  const [hero, main] = [html.indexOf('</section>') + '</section>'.length, html.indexOf('</main>')];
  if (main < hero) throw new Error('The page has no first section in its main part.');
  return [html.slice(0, hero), html.slice(hero, main), html.slice(main)];
}

/** The next deploy of a folder: a word in the page is another, and its script is another file. */
async function deployAnew(folder: string): Promise<string> {
  const deployed = `${folder}-deployed`;
  await rm(deployed, { recursive: true, force: true });
  await cp(folder, deployed, { recursive: true });
  const page = join(deployed, 'index.html');
  let html = await readFile(page, 'utf8');
  const [, script] = /<script[^>]* src="\/([^"]+)"/.exec(html) ?? [];
  if (script) {
    const renamed = script.replace(/\.js$/, '-deployed.js');
    await cp(join(deployed, script), join(deployed, renamed));
    html = html.replaceAll(script, renamed);
    await compressAll([join(deployed, renamed)]);
  }
  await writeFile(page, html.replace('All rights reserved.', 'All rights are reserved.'));
  await compressAll([page]);
  return deployed;
}

/** @param folder of a built site. The rules of its server stand beside it. */
async function toSite(name: string, folder: string, snippet?: string): Promise<Site> {
  const folders = { built: folder, deployed: await deployAnew(folder) };
  const root = resolve(benchFolder, `served-${name.replaceAll(' ', '-')}`);
  const serve = async (version: keyof typeof folders) => {
    await symlink(resolve(folders[version]), `${root}.next`);
    await rename(`${root}.next`, root);
  };
  await rm(root, { recursive: true, force: true });
  await serve('built');
  return { name, root, snippet, serve };
}

/**
 * Ours, its twin without script, the floor, the floor under our first screen, and what else is to be compared.
 * @param more `name=folder`, with the rules of its server beside it, if it has any.
 */
export async function makeSites(more: string[]): Promise<Site[]> {
  await mkdir(benchFolder, { recursive: true });
  const ours = await buildSite('site');
  const snippet = resolve(nginxFileFor(ours));
  const scriptless = await makeScriptless(ours);
  const floor = await makeFloor();
  const others = more.map((pair) => {
    const [name = '', folder = ''] = pair.split('=');
    const rules = nginxFileFor(resolve(folder));
    return toSite(name, folder, existsSync(rules) ? rules : undefined);
  });
  return Promise.all([
    toSite('ours', ours, snippet),
    toSite('without script', scriptless, snippet),
    toSite('floor', floor),
    toSite('drawn floor', await makeDrawnFloor(scriptless, floor), snippet),
    ...others,
  ]);
}
