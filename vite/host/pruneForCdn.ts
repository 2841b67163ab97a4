import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorPages, listFiles } from './site.ts';

/**
 * Cloudflare Pages and Netlify compress by themselves, know no error page but `404.html`, and serve
 * every file in the folder at an address of its own. What they have no use for goes.
 */
export async function pruneForCdn(folder: string): Promise<void> {
  const { 404: kept, ...unused } = errorPages;
  const files = [
    ...listFiles(folder).filter((path) => /\.(br|gz)$/.test(path)),
    ...Object.values(unused).map((page) => join(folder, page)),
  ];
  await Promise.all(files.map((file) => rm(file, { force: true })));
  // The page itself stays, and would answer 200 at its own address.
  await writeFile(join(folder, '_redirects'), `${kept.replace('.html', '')} /not-found 302\n`);
}
