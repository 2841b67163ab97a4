import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Error pages have no address. For example, a host sends `404.html` for an unknown address. */
const isErrorPage = /^\/[45]\d\d\.html$/;

/** Returns every file below a folder, by its path on the disk. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Returns every file of a built site, by its URL path: `/assets/entry.js`. */
export function listSite(folder: string): string[] {
  return listFiles(folder)
    .map((path) => `/${relative(folder, path).replaceAll(sep, '/')}`)
    .toSorted();
}

/** Returns the file of each page address, as on Cloudflare Pages: `privacy.html` for `/privacy`. */
export function pagesByAddress(files: string[]): Map<string, string> {
  const pages = files.filter((file) => file.endsWith('.html') && !isErrorPage.test(file));
  return new Map(pages.map((file) => [file.replace(/(index)?\.html$/, ''), file]));
}

/** Adds or removes the slash at the end. The host redirects the resulting address to the page. */
export function otherSlash(address: string): string {
  return address.endsWith('/') ? address.slice(0, -1) : `${address}/`;
}
