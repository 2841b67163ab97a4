import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headersFile } from '../../server/headers.ts';
import { isErrorPage } from '../../server/site.ts';
import { compressAll } from './compress.ts';
import { headerRules, toHeadersFile } from './headers.ts';
import { toNginxSnippet } from './nginx.ts';
import { refuseSecrets } from './secrets.ts';
import { listFiles, listSite, pagesByAddress } from './site.ts';

/** The nginx snippet is outside the site's folder, because a host may serve every file in it. */
export function nginxFileFor(folder: string): string {
  return `${folder}.nginx.conf`;
}

interface HostOptions {
  isForCdn?: boolean;
  /** Whether HSTS includes every subdomain. */
  includeSubDomains?: boolean;
}

/** Writes the files that the hosts need: headers, the nginx snippet and compressed copies. */
export async function finishSite(folder: string, options: HostOptions = {}): Promise<void> {
  const paths = listFiles(folder);
  refuseSecrets(folder, paths);
  const pages = paths.filter((path) => path.endsWith('.html')).toSorted();
  const texts = pages.map((path) => readFileSync(path, 'utf8'));
  const rules = headerRules(texts, options.includeSubDomains);
  await writeFile(join(folder, headersFile), toHeadersFile(rules));
  await writeFile(nginxFileFor(folder), toNginxSnippet(rules, pagesByAddress(listSite(folder))));
  await (options.isForCdn ? adaptToCdn(folder) : compressAll(paths));
}

/**
 * Adapts the site to Cloudflare Pages. Removes every error page except `404.html`, because
 * Cloudflare would serve other error pages like normal pages.
 */
async function adaptToCdn(folder: string): Promise<void> {
  const pages = listSite(folder).filter((file) => isErrorPage.test(file) && file !== '/404.html');
  for (const page of pages) await rm(join(folder, page));
  // Redirects /404 to a path without a page. Otherwise, Cloudflare would return 200 for /404.
  await writeFile(join(folder, '_redirects'), '/404 /not-found 302\n');
}
