import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { join } from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { negotiate } from '@fastify/accept-negotiator';
import { isUtf8MimeType, mime, send } from '@fastify/send';
import { headersFile, headersFor, parseHeadersFile } from './headers.ts';
import { toPath } from './request.ts';
import { errorPages, listSite, otherSlash, pagesByAddress } from './site.ts';

interface SiteResponse {
  status: number;
  headers: Record<string, string>;
  body?: Readable;
}

/** Compressed twins, by their encoding; the smaller first. */
const twins = { br: '.br', gzip: '.gz' } as const;

/** Not served by name: files for the host, dot files, twins, and the files of pages. */
const internal = /\/(_|\.(?!well-known\/))|\.(html|br|gz)$/;

/**
 * Serves a built site as a strict host does: the headers of its `_headers` file on every answer,
 * pages at clean addresses, errors as our own pages. Each request looks at the folder anew, so a
 * new build needs no restart.
 */
export function createStaticHost(folder: string): RequestListener {
  return (request, response) => {
    // An upload that nobody reads must still leave the connection.
    request.resume();
    respond(folder, request).then(
      ({ status, headers, body }) => {
        // The visitor has left: nothing can be written, and what was opened must be closed.
        if (response.destroyed) {
          body?.destroy();
          return;
        }
        response.writeHead(status, headers);
        if (body) pipeline(body, response, () => {});
        else response.end();
      },
      () => response.writeHead(500).end(),
    );
  };
}

async function respond(folder: string, request: IncomingMessage): Promise<SiteResponse> {
  const rules = parseHeadersFile(readFileSync(join(folder, headersFile), 'utf8'));
  const files = listSite(folder);
  const pages = pagesByAddress(files);
  const { method = '', url = '', headers: asked } = request;
  const path = toPath(request);

  if (!['GET', 'HEAD'].includes(method)) return sendFile(405, errorPages[405]);
  if (path === undefined) return sendFile(400, errorPages[400]);
  const page = otherSlash(path);
  if (pages.has(page)) return redirect(page);
  const file = pages.get(path) ?? (internal.test(path) ? '' : path);
  return files.includes(file) ? sendFile(200, file) : sendFile(404, errorPages[404]);

  /** Only what the folder lists is ever read, so there is no path to climb. */
  async function sendFile(status: number, file: string): Promise<SiteResponse> {
    const encodings = (['br', 'gzip'] as const).filter((name) =>
      files.includes(file + twins[name]),
    );
    const encoding = negotiate(asked['accept-encoding']?.toString() ?? '', encodings);
    const conditions = status === 200 ? { 'if-none-match': asked['if-none-match'] ?? '' } : {};
    const found = await send(
      { method, headers: conditions } as unknown as IncomingMessage,
      encodeURI(file + (encoding ? twins[encoding] : '')),
      {
        root: folder,
        acceptRanges: false,
        cacheControl: false,
        contentType: false,
        dotfiles: 'allow',
      },
    );
    const type = mime.getType(file) ?? 'application/octet-stream';
    return {
      status: found.statusCode === 200 ? status : found.statusCode,
      headers: {
        ...headersFor(status === 200 ? file : '/', rules),
        ...found.headers,
        'Content-Type': isUtf8MimeType(type) ? `${type}; charset=utf-8` : type,
        ...(encoding && { 'Content-Encoding': encoding }),
        ...(encodings.length > 0 && { Vary: 'Accept-Encoding' }),
        ...(status === 405 && { Allow: 'GET, HEAD' }),
      },
      body: found.stream,
    };
  }

  function redirect(address: string): SiteResponse {
    const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    const Location = encodeURI(address) + query;
    return { status: 308, headers: { ...headersFor('/', rules), Location, 'Content-Length': '0' } };
  }
}
