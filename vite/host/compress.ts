import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Images and fonts are compressed already; below a packet compression gains nothing. */
const worthwhile = /\.(html|js|css|svg|xml|txt|json|webmanifest|md)$/;
const smallest = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < smallest) return;
  // Both run in Node's pool of threads, and every file at once.
  const [brotli, gzipped] = await Promise.all([
    toBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    toGzip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}

/** Writes a brotli and a gzip copy beside each file that gains by it. */
export async function compressAll(paths: string[]): Promise<void> {
  await Promise.all(paths.filter((path) => worthwhile.test(path)).map(compressFile));
}
