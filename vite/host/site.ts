import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isErrorPage } from '../../server/site.ts';

/** Returns the paths of all files below a folder. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Returns the URL paths of all files in a built site, such as `/assets/entry.js`. */
export function listSite(folder: string): string[] {
  return listFiles(folder)
    .map((path) => `/${relative(folder, path).replaceAll(sep, '/')}`)
    .toSorted();
}

/** Maps each page address to its file, as on Cloudflare Pages: `/privacy` to `/privacy.html`. */
export function pagesByAddress(files: string[]): Map<string, string> {
  const pages = files.filter((file) => file.endsWith('.html') && !isErrorPage.test(file));
  return new Map(pages.map((file) => [file.replace(/(index)?\.html$/, ''), file]));
}
