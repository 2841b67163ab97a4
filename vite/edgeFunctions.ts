import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { createRequestListener } from '@remix-run/node-fetch-server';
import { type Connect, loadEnv, type Plugin, type ResolvedConfig } from 'vite';
import { functionPath } from '../supabase/functions/_shared/contract.ts';
import { createDeliverer, deliver } from '../supabase/functions/send-contact-email/deliver.ts';
import { createDependencies } from '../supabase/functions/send-contact-email/dependencies.ts';
import { handle } from '../supabase/functions/send-contact-email/handler.ts';
import { type Env, missingSettings } from '../supabase/functions/send-contact-email/settings.ts';
import { type Database, openDatabase } from './database.ts';
import { createOutbox } from './outbox.ts';
import { stopAt } from './stop.ts';

const certificates = '*.{crt,pem,key,p12,pfx,cer,der}';
/** Vite's default for `fs.deny`. It is repeated here, because a plugin's list replaces it. */
const deniedByVite = ['.env', '.env.*', certificates, '.npmrc', '.yarnrc.yml', '**/.git/**'];
/** Time between two regular deliveries. Each accepted message also starts a delivery. */
const deliveryIntervalMs = 10_000;

/**
 * Settings for a machine without a mail service, where the function writes mails to `.outbox/`.
 * `MAILS_PER_HOUR` is so high that each message gets its own mail.
 */
const withoutService: Env = {
  MAIL_API_KEY: 'outbox',
  MAIL_FROM: 'Website <website@example.com>',
  MAIL_TO: 'hello@example.com',
  MAILS_PER_HOUR: '99999999',
};

/**
 * Serves the contact function on the dev and preview servers, at the same path as on Supabase. The
 * function stores messages in `.database/<port>`, or in the database at `DATABASE_URL`. Without
 * settings for a mail service, it writes mails to `.outbox/`.
 */
export function edgeFunctions(): Plugin {
  let config: ResolvedConfig;
  const mount = (server: { httpServer: object | null; middlewares: Connect.Server }) => {
    // Inside another server, such as Storybook's, Vite has no HTTP server for the function.
    if (!server.httpServer) return;
    const listener = startFunction(server.httpServer as Server, config);
    server.middlewares.use(functionPath, listener);
  };

  return {
    name: 'edge-functions',
    config: () => ({
      // The function checks origins itself. By default, Vite would allow every local origin.
      server: {
        cors: false,
        watch: { ignored: ['**/.database/**', '**/.outbox/**'] },
        fs: { deny: [...deniedByVite, '**/.database/**', '**/.outbox/**'] },
      },
      preview: { cors: false },
    }),
    configResolved: (resolved) => void (config = resolved),
    configureServer: mount,
    configurePreviewServer: mount,
  };
}

/** Returns the contact function as a request listener for Node's HTTP server. */
function startFunction(server: Server, config: ResolvedConfig): Connect.NextHandleFunction {
  const variables = loadEnv(config.mode, config.envDir || config.root, '');
  // Ignores empty settings, because a copied `.env.example` may contain them.
  const given: Env = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const always = { ALLOWED_ORIGINS: 'http://localhost', DATABASE_URL: 'postgres://localhost' };
  const missing = missingSettings({ ...given, ...always });
  const isReal = missing.length === 0;
  if (Object.keys(given).some((name) => name.startsWith('MAIL_'))) {
    stopAt(
      missing,
      'Set or correct these settings, or delete all MAIL_ settings to write mails to .outbox/:',
    );
  }
  const place = isReal ? 'sent by the mail service' : 'written to .outbox/';
  config.logger.info(`  ➜  Mails:   ${place}`);
  // No limit (0) without CLIENT_ADDRESS_HEADER, because visitors behind a proxy share its address.
  const RATE_LIMIT = given.CLIENT_ADDRESS_HEADER ? given.RATE_LIMIT : '0';
  if (given.RATE_LIMIT && !given.CLIENT_ADDRESS_HEADER) {
    config.logger.warn('  RATE_LIMIT has no effect without CLIENT_ADDRESS_HEADER.');
  }
  const env: Env = { ...always, ...given, RATE_LIMIT, ...(!isReal && withoutService) };

  const opening = Promise.withResolvers<Database>();
  const dependencies = createDependencies(
    async (text, values) => (await opening.promise).query(text, values),
    {
      startDelivery: () => void startDelivery(),
      ...(!isReal && {
        callIntervalMs: 0,
        fetch: createOutbox(join(config.root, '.outbox'), (path) =>
          config.logger.info(`  Mail written: ${relative(config.root, path)}`),
        ),
      }),
    },
  );
  const startDelivery = createDeliverer(() => deliver(env, dependencies));

  server.once('listening', () => {
    const { port } = server.address() as AddressInfo;
    const folder = join(config.root, '.database', String(port));
    const opened = openDatabase(given.DATABASE_URL, folder);
    opening.resolve(opened);
    opened.then(startDelivery, (error: unknown) => {
      config.logger.error(`The database cannot be opened. ${String(error)}`);
      process.exitCode = 1;
      server.close();
    });
    const timer = setInterval(() => void startDelivery(), deliveryIntervalMs);
    const close = async () => {
      clearInterval(timer);
      await startDelivery();
      await (await opened).close();
    };
    server.once('close', () => void close().catch(() => {}));
  });
  return (request, response) => {
    const { localAddress, localPort } = request.socket;
    // Reads the rest of the body. Otherwise the next request on the connection hangs.
    response.once('finish', () => request.resume());
    // The address comes from the socket, because the Host header may contain another site's name.
    const address = localAddress?.replace('::ffff:', '') ?? '';
    const hosts = ['localhost', '127.0.0.1', address.includes(':') ? `[${address}]` : address];
    const ownOrigins = hosts.map((host) => `http://${host}:${localPort}`);
    const origins = [...ownOrigins, env.VITE_SITE_URL, env.ALLOWED_ORIGINS];
    const own = { ...env, ALLOWED_ORIGINS: origins.join(',') };
    createRequestListener((webRequest) => handle(webRequest, own, dependencies))(request, response);
  };
}
