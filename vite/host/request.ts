import type { IncomingMessage, RequestListener, Server } from 'node:http';

/** The decoded path of a request; undefined when its target or its host is malformed. */
export function toPath({ url = '', headers }: IncomingMessage): string | undefined {
  // HTTP/1.0 requests may have no host.
  const host = headers.host ?? 'localhost';
  const isHost = /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`);
  if (!url.startsWith('/') || !isHost) return undefined;
  try {
    const path = decodeURIComponent(url.replace(/[?#].*/s, ''));
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

/**
 * Sends requests that crash Vite's middleware to another listener: malformed targets and hosts,
 * and TRACE. `GET http://[/x` ends a process of Vite alone.
 */
export function guardRequests(server: Server, refuse: RequestListener): void {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const isSafe = request.method !== 'TRACE' && toPath(request) !== undefined;
    for (const listener of isSafe ? listeners : [refuse]) listener(request, response);
  });
}
