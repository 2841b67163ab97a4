import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Matches text files. Images and fonts are already compressed. */
const isText = /\.(html|js|css|svg|xml|txt|json|webmanifest|md)$/;

/** Files below this size fit into one network packet, so compression would not speed them up. */
const minBytes = 1024;

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < minBytes) return;
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/** Writes a brotli copy and a gzip copy next to each larger text file. */
export async function compressAll(paths: string[]): Promise<void> {
  await Promise.all(paths.filter((path) => isText.test(path)).map(compressFile));
}
