import type { IncomingMessage, RequestListener } from 'node:http';
import { posix } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { functionPath } from '../supabase/functions/_shared/contract.ts';
import type { Contact } from './contact.ts';
import { createSite, malformedPath } from './site.ts';

type FetchCallback = Parameters<typeof getRequestListener>[0];

/** Creates the server's routes: the contact function, a health check, and the site in a folder. */
export function createApp(folder: string, contact: Contact) {
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.get('/health', async (c) => {
    const isHealthy = await contact.isHealthy();
    c.header('Cache-Control', 'no-store');
    return c.json({ database: isHealthy ? 'ok' : 'no answer' }, isHealthy ? 200 : 503);
  });

  app.all(functionPath, (c, next) =>
    c.req.method === 'TRACE' ? next() : contact.answer(c.req.raw, c.env.incoming.socket),
  );

  return app.route('/', createSite(folder));
}

/** Whether a request has a valid host, and a path that does not leave the site, as in nginx. */
function isWellFormed({ url = '', headers }: IncomingMessage): boolean {
  // HTTP/1.0 requests may have no host.
  const host = headers.host ?? 'localhost';
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`)) return false;
  try {
    const path = decodeURIComponent(url.replace(/[?#].*/s, ''));
    return /^\/[^\0\\]*$/.test(path) && !/^\.\.(\/|$)/.test(posix.normalize(`.${path}`));
  } catch {
    return false;
  }
}

/** Returns a listener for Node's HTTP server. */
export function createListener(app: { fetch: FetchCallback }): RequestListener {
  const listener = getRequestListener(app.fetch);
  return (incoming, outgoing) => {
    // Hono would answer most malformed requests without an error page, or even like other requests.
    if (!isWellFormed(incoming)) {
      incoming.url = encodeURI(malformedPath);
      incoming.headers.host = 'localhost';
    }
    void listener(incoming, outgoing);
  };
}
