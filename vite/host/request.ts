import type { IncomingMessage, RequestListener, Server } from 'node:http';

/** Resolves `.` and `..` as nginx and browsers do. Returns undefined for a path above the root. */
function resolveDots(path: string): string | undefined {
  const kept: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..') kept.pop();
    if (kept.length === 0 && segment) return undefined;
    if (segment !== '.' && segment !== '..') kept.push(segment);
  }
  return /\/\.\.?$/.test(path) ? `${kept.join('/')}/` : kept.join('/');
}

/** Returns the decoded path of a request, or undefined if its target or host is malformed. */
export function toPath({ url = '', headers }: IncomingMessage): string | undefined {
  // HTTP/1.0 requests may have no host.
  const host = headers.host ?? 'localhost';
  const isHost = /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`);
  if (!url.startsWith('/') || !isHost) return undefined;
  try {
    const path = decodeURIComponent(url.replace(/[?#].*/s, ''));
    return path.includes('\0') ? undefined : resolveDots(path);
  } catch {
    return undefined;
  }
}

/**
 * Passes TRACE requests, and requests with a malformed target or host, to the listener `refuse`.
 * Some of them crash Vite's middleware. For example, `GET http://[/x` would end the process.
 */
export function guardRequests(server: Server, refuse: RequestListener): void {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const isSafe = request.method !== 'TRACE' && toPath(request) !== undefined;
    for (const listener of isSafe ? listeners : [refuse]) listener(request, response);
  });
}
