import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Error pages. Hosts show `404.html` with status 404, and so on. They have no address. */
const isErrorPage = /^\/[45]\d\d\.html$/;

/** Every file below a folder, by its path on the disk. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Every file of a built site, by its URL path: `/assets/entry.js`. */
export function listSite(folder: string): string[] {
  return listFiles(folder)
    .map((path) => `/${relative(folder, path).replaceAll(sep, '/')}`)
    .toSorted();
}

/** The file of each page address, as on Cloudflare Pages: `privacy.html` at `/privacy`. */
export function pagesByAddress(files: string[]): Map<string, string> {
  const pages = files.filter((file) => file.endsWith('.html') && !isErrorPage.test(file));
  return new Map(pages.map((file) => [file.replace(/(index)?\.html$/, ''), file]));
}

/** Adds a slash at the end of an address, or removes it. The result redirects to the page. */
export function otherSlash(address: string): string {
  return address.endsWith('/') ? address.slice(0, -1) : `${address}/`;
}
