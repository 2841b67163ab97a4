import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { etag } from 'hono/etag';
import { headersFile, headersFor, parseHeadersFile } from './headers.ts';

/** Error pages have no address. For example, a host sends `404.html` for any unknown address. */
export const isErrorPage = /^\/[45]\d\d\.html$/;

/**
 * The site has no address that begins with `_`, ends with `.html`, `.br` or `.gz`, or contains a
 * double slash. The same applies to a name that begins with a dot (except `.well-known`), and to
 * `%` and `\`, which could hide a slash.
 */
const internal = /^\/_|\/(\/|\.(?!well-known\/))|\.(html|br|gz)$|[%\\]/;

/** Path for a malformed request. No file has this path. */
export const malformedPath = '/\0';

/** Adds a slash to the end of an address, or removes it. A host redirects one form to the other. */
export function otherSlash(address: string): string {
  return address.endsWith('/') ? address.slice(0, -1) : `${address}/`;
}

/** Returns `br`, `gzip` or `identity`. Unlike `serveStatic`, reads the weights, such as `br;q=0`. */
function chooseEncoding(c: Context): string {
  return accepts(c, {
    header: 'Accept-Encoding',
    supports: ['br', 'gzip'],
    default: 'identity',
    match: (accepted, { supports, default: fallback }) =>
      supports.find((name) => accepted.some(({ type, q }) => type === name && q > 0)) ?? fallback,
  });
}

/**
 * Serves a built site, with the headers in `_headers`, the error pages, and addresses without
 * `.html`. Reads the folder on each request, so a new build needs no restart.
 */
export function createSite(folder: string) {
  const site = new Hono();

  /** Serves the files below the folder, by their paths. */
  const files = new Hono().use(
    etag(),
    serveStatic({
      root: folder,
      precompressed: true,
      onFound: (path, c) => {
        const { size, mtimeMs } = statSync(path);
        c.header('ETag', `W/"${size.toString(16)}-${Math.trunc(mtimeMs).toString(16)}"`);
        c.header('Vary', 'Accept-Encoding');
      },
    }),
  );

  /** Sends a file. Ignores `Range`, because `serveStatic` ignores `If-Range`. */
  function send(c: Context, file: string, more: Record<string, string> = {}) {
    const method = c.req.method === 'HEAD' ? 'HEAD' : 'GET';
    const headers = { 'accept-encoding': chooseEncoding(c), ...more };
    return files.request(encodeURI(file), { method, headers });
  }

  async function sendErrorPage(c: Context, status: number, more: Record<string, string> = {}) {
    const { body, headers } = await send(c, `/${status}.html`);
    return new Response(body, { status, headers: { ...Object.fromEntries(headers), ...more } });
  }

  /** Returns the page at an address, such as `/privacy.html` for `/privacy`. */
  function findPage(address: string): string | undefined {
    const page = address.endsWith('/') ? `${address}index.html` : `${address}.html`;
    const hasAddress = !isErrorPage.test(page) && !address.endsWith('/index');
    return hasAddress && existsSync(join(folder, page)) ? page : undefined;
  }

  site.use(async (c, next) => {
    await next();
    const rules = parseHeadersFile(readFileSync(join(folder, headersFile), 'utf8'));
    const path = c.res.status < 400 ? c.req.path : '/';
    for (const [name, value] of Object.entries(headersFor(path, rules))) c.header(name, value);
  });

  site.use((c, next) =>
    ['GET', 'HEAD'].includes(c.req.method) ? next() : sendErrorPage(c, 405, { allow: 'GET, HEAD' }),
  );

  site.get('*', async (c) => {
    const { path } = c.req;
    if (path === malformedPath) return sendErrorPage(c, 400);
    if (internal.test(path)) return sendErrorPage(c, 404);
    const other = otherSlash(path);
    if (findPage(other)) return c.redirect(encodeURI(other) + new URL(c.req.url).search, 308);
    const ifNoneMatch = c.req.header('if-none-match');
    const answer = await send(
      c,
      findPage(path) ?? path,
      ifNoneMatch ? { 'if-none-match': ifNoneMatch } : {},
    );
    return answer.status === 404 ? sendErrorPage(c, 404) : answer;
  });

  site.onError((error, c) => {
    console.error(error);
    return sendErrorPage(c, 500);
  });

  return site;
}
