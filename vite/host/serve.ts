import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { headersFile, headersFor, parseHeadersFile } from './headers.ts';
import { toPath } from './request.ts';
import { listSite, otherSlash, pagesByAddress } from './site.ts';

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/**
 * The server returns 404 for a path that begins with `_`, or ends with `.html`, `.br` or `.gz`. It
 * also returns 404 for a double slash, and for names that begin with a dot (except `.well-known`).
 */
const internal = /^\/_|\/(\/|\.(?!well-known\/))|\.(html|br|gz)$/;

/**
 * Serves a built site as a real host does, with the headers in `_headers`, the error pages, and
 * addresses without `.html`. Reads the folder on each request, so a new build needs no restart.
 */
export function createStaticHost(folder: string): RequestListener {
  return (request, response) => {
    // Reads the request body, because an unread body blocks the connection.
    request.resume();
    try {
      respond(folder, request, response);
    } catch {
      // Some files are missing while a build replaces them.
      response.writeHead(500).end();
    }
  };
}

function respond(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const { method = '', url = '', headers: asked } = request;
  const files = listSite(folder);
  const pages = pagesByAddress(files);
  const rules = parseHeadersFile(readFileSync(join(folder, headersFile), 'utf8'));
  const path = toPath(request);

  if (!['GET', 'HEAD'].includes(method)) return send(405, '/405.html', { Allow: 'GET, HEAD' });
  if (path === undefined) return send(400, '/400.html');
  if (internal.test(path)) return send(404, '/404.html');
  const page = otherSlash(path);
  if (pages.has(page)) {
    const Location = encodeURI(page) + url.replace(/^[^?]*/, '');
    const headers = { ...headersFor('/', rules), Location, 'Content-Length': 0 };
    return void response.writeHead(308, headers).end();
  }
  const file = pages.get(path) ?? path;
  return files.includes(file) ? send(200, file) : send(404, '/404.html');

  function send(status: number, file: string, more: Record<string, string> = {}): void {
    const copies = [
      { encoding: 'br', file: `${file}.br` },
      { encoding: 'gzip', file: `${file}.gz` },
    ].filter((copy) => files.includes(copy.file));
    const copy = copies.find(({ encoding }) => isAccepted(encoding, asked['accept-encoding']));
    const sent = join(folder, copy?.file ?? file);
    const { size, mtime } = statSync(sent);
    const tag = `"${size.toString(16)}-${mtime.getTime().toString(16)}"`;
    const headers = {
      ...headersFor(file, rules),
      'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream',
      ...(copy && { 'Content-Encoding': copy.encoding }),
      ...(copies.length > 0 && { Vary: 'Accept-Encoding' }),
      ETag: `W/${tag}`,
      'Last-Modified': mtime.toUTCString(),
      ...more,
    };
    const knownTags = asked['if-none-match']?.split(',').map((known) => known.trim()) ?? [];
    if (status === 200 && knownTags.some((known) => ['*', tag, `W/${tag}`].includes(known))) {
      return void response.writeHead(304, headers).end();
    }
    const body = method === 'HEAD' ? undefined : readFileSync(sent);
    response.writeHead(status, { ...headers, 'Content-Length': size }).end(body);
  }
}

/** Whether `Accept-Encoding` contains an encoding with a weight above 0. */
function isAccepted(encoding: string, header: string | string[] = ''): boolean {
  const accepted = String(header).split(',');
  return accepted.some((one) => {
    const [name, weight = '1'] = one.trim().split(/\s*;\s*q=/);
    return name === encoding && Number(weight) > 0;
  });
}
