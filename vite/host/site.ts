import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The page for each failure. Hosts show it with its status; it has no address of its own. */
export const errorPages = {
  400: '/400.html',
  404: '/404.html',
  405: '/405.html',
  500: '/500.html',
} as const;

/** Every file below a folder, by its path on the disk. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Every file of a built site, by its path in the URL's form: `/assets/entry.js`. */
export function listSite(folder: string): string[] {
  return listFiles(folder)
    .map((path) => `/${relative(folder, path).split(sep).join('/')}`)
    .toSorted();
}

/**
 * The file behind each page's address: `index.html` at `/`, `privacy.html` at `/privacy`, as
 * Cloudflare Pages and Netlify have it.
 */
export function pagesByAddress(files: string[]): Map<string, string> {
  const internal: string[] = Object.values(errorPages);
  return new Map(
    files
      .filter((file) => file.endsWith('.html') && !internal.includes(file))
      .map((file) => [file.replace(/(index)?\.html$/, ''), file]),
  );
}

/** The same address with a slash at its end, or without: it redirects to the page. */
export function otherSlash(address: string): string {
  return address.endsWith('/') ? address.slice(0, -1) : `${address}/`;
}
