import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** In the order of preference: brotli is the smaller. */
export const encodings = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof encodings;

export interface SiteFile {
  type: string;
  /** The plain bytes, and those of its compressed twins. */
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
  /** A strong tag for each body, by its content. */
  tag: (encoding: Encoding | 'identity') => string;
}

export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * The built site in memory, by path: about a megabyte. A request can only ever name a key of this
 * map, never a file, so there is no path to climb.
 */
export async function loadSite(folder: string): Promise<Map<string, SiteFile>> {
  const paths = await listFiles(folder);
  const contents = new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(path)] as const)),
  );
  const site = new Map<string, SiteFile>();
  for (const [path, identity] of contents) {
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    const type = types[extname(path)];
    // Without a type: the twins, and what is meant for the host alone.
    if (!type || address.startsWith('/_') || address.includes('/.')) continue;
    const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
    site.set(address, {
      type,
      bodies: { identity, br: contents.get(`${path}.br`), gzip: contents.get(`${path}.gz`) },
      tag: (encoding) => `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`,
    });
  }
  return site;
}
