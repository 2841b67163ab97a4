import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { createRequestListener } from '@remix-run/node-fetch-server';
import { type Connect, loadEnv, type Plugin, type ResolvedConfig } from 'vite';
import { functionPath } from '../supabase/functions/_shared/contract.ts';
import {
  createDependencies,
  type Dependencies,
} from '../supabase/functions/send-contact-email/dependencies.ts';
import { handle } from '../supabase/functions/send-contact-email/handler.ts';
import { BoundedMap } from '../supabase/functions/send-contact-email/memory.ts';
import { SendQueue } from '../supabase/functions/send-contact-email/sendQueue.ts';
import { type Env, missingSettings } from '../supabase/functions/send-contact-email/settings.ts';
import { createOutbox } from './outbox.ts';

const settingNames = ['MAIL_', 'ALLOWED_ORIGINS', 'RATE_LIMIT'];
const addressHeader = 'x-forwarded-for';

/** A sender and a recipient for mails that never leave the machine. */
const embedded: Env = {
  MAIL_API_KEY: 'outbox',
  MAIL_FROM: 'Website <website@example.com>',
  MAIL_TO: 'hello@example.com',
  // One machine is one address: a limit here would only stop its own developer.
  RATE_LIMIT: '0',
};

/**
 * The contact function on the dev and preview servers, at the path that it has on the platform.
 * Without the settings of a mail API its mails go to `.outbox/`.
 */
export function edgeFunctions(): Plugin {
  let config: ResolvedConfig;
  const mount = (server: { middlewares: Connect.Server }) =>
    void server.middlewares.use(functionPath, createMiddleware(config));

  return {
    name: 'edge-functions',
    // The function speaks for itself about foreign origins; Vite would grant every local one.
    config: () => ({ server: { cors: false }, preview: { cors: false } }),
    configResolved: (resolved) => void (config = resolved),
    configureServer: mount,
    configurePreviewServer: mount,
  };
}

function createMiddleware(config: ResolvedConfig): Connect.NextHandleFunction {
  const given: Env = loadEnv(config.mode, config.envDir || config.root, settingNames);
  const missing = missingSettings({ ...given, ALLOWED_ORIGINS: 'http://localhost' });
  const isReal = missing.length === 0;
  if (!isReal && Object.keys(given).some((name) => name.startsWith('MAIL_') && given[name])) {
    config.logger.warn(`  Mails stay in .outbox/, not sent: ${missing.join(', ')} missing.`);
  }
  const place = isReal ? 'sent by the mail API' : 'written to .outbox/';
  config.logger.info(`  ➜  Mails:   ${place}`);
  const outbox = createOutbox(join(config.root, '.outbox'), (path) =>
    config.logger.info(`  Mail written: ${relative(config.root, path)}`),
  );
  // The outbox knows its own mails: a memory of them would outlive an emptied folder. It needs no pause.
  const dependencies = createDependencies(
    isReal ? {} : { fetch: outbox, accepted: new BoundedMap(0), queue: new SendQueue(0) },
  );
  return toNodeListener(
    isReal ? given : { ...embedded, ...pick(given, 'RATE_LIMIT', 'ALLOWED_ORIGINS') },
    dependencies,
  );
}

function pick(env: Env, ...names: string[]): Env {
  return Object.fromEntries(names.filter((name) => env[name]).map((name) => [name, env[name]]));
}

/** The function as a listener of Node's HTTP server. */
export function toNodeListener(env: Env, dependencies: Dependencies) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { localPort, remoteAddress } = request.socket;
    // A body that the function left unread must still leave the connection, or the next request on it hangs.
    response.once('finish', () => request.resume());
    // Built from the socket, not from the Host header, which another site's name could stand in.
    const ownOrigins = [`http://localhost:${localPort}`, `http://127.0.0.1:${localPort}`];
    const origins = [...ownOrigins, env.ALLOWED_ORIGINS].filter(Boolean).join(',');

    createRequestListener((webRequest) => {
      // No proxy stands in front of this server: only the socket knows who calls.
      webRequest.headers.set(addressHeader, remoteAddress ?? '');
      const own = { ALLOWED_ORIGINS: origins, CLIENT_ADDRESS_HEADER: addressHeader };
      return handle(webRequest, { ...env, ...own }, dependencies);
    })(request, response);
  };
}
