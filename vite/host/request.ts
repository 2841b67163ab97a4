import type { IncomingMessage, RequestListener, Server } from 'node:http';

/** The path that a request names, decoded; undefined where it names none. */
export function toPath({ url = '', headers }: IncomingMessage): string | undefined {
  if (!url.startsWith('/') || !isHost(headers.host)) return undefined;
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

/** HTTP/1.0 may name no host. */
function isHost(host: string | undefined): boolean {
  return host === undefined || (/^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`));
}

/**
 * Keeps from a server's own listeners what they may throw at, which would end the process: targets
 * that are no paths, malformed hosts, and TRACE.
 */
export function guardRequests(server: Server, refuse: RequestListener): void {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const isSafe = request.method !== 'TRACE' && toPath(request) !== undefined;
    for (const listener of isSafe ? listeners : [refuse]) listener(request, response);
  });
}
