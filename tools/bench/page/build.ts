import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createBuilder, type Plugin } from 'vite';
import { compressAll } from '../../../vite/host/compress.ts';
import { listFiles } from '../../../vite/host/site.ts';

/** Where the bench keeps its builds and its results. Git ignores it. */
export const benchFolder = '.cache/bench';

/**
 * Builds the site for production into a folder of the bench's own, so that `dist/` is left alone.
 * @returns the folder, from the project's root.
 */
export async function buildSite(name: string, ...plugins: Plugin[]): Promise<string> {
  const outDir = join(benchFolder, name);
  const build = { outDir, emptyOutDir: true };
  const builder = await createBuilder({ logLevel: 'warn', plugins, build });
  await builder.buildApp();
  return outDir;
}

/**
 * The same site without script: every script element is gone, and every hint that would fetch one.
 * What that page takes is the floor against which ours is held.
 */
export async function makeScriptless(site: string): Promise<string> {
  const twin = `${site}-scriptless`;
  await rm(twin, { recursive: true, force: true });
  await cp(site, twin, { recursive: true });
  const pages = listFiles(twin).filter((path) => path.endsWith('.html'));
  for (const page of pages) {
    await writeFile(page, withoutScript(await readFile(page, 'utf8')));
  }
  await compressAll(pages);
  return twin;
}

/** Structured data is a script element in name only: it stays. */
function withoutScript(html: string): string {
  return html
    .replaceAll(/<script\b(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*(?:rel="modulepreload"|as="script")[^>]*>/g, '');
}
