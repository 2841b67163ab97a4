import type { Socket } from 'node:net';
import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createDeliverer, deliver } from '../supabase/functions/send-contact-email/deliver.ts';
import { createDependencies } from '../supabase/functions/send-contact-email/dependencies.ts';
import { handle } from '../supabase/functions/send-contact-email/handler.ts';
import {
  type Env,
  ignoredSettings,
  unusableSettings,
} from '../supabase/functions/send-contact-email/settings.ts';
import { openDatabase } from './database.ts';
import { createMailFolder } from './mailFolder.ts';
import { OwnersError, throwProblems } from './OwnersError.ts';

/** Time between two regular deliveries. Each accepted message also starts a delivery. */
const deliveryIntervalMs = 10_000;
/** Time after which a database that does not answer is unhealthy. */
const healthLimitMs = 3_000;

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

/** The function requires a URL, but the server opens its own database without one. */
const embedded = 'postgres://localhost';

/** Settings of the contact function on this server. */
export interface ContactSettings {
  env: Env;
  databaseUrl?: string;
  hasMailService: boolean;
}

/** Reads the settings, and stops the server if a setting is wrong. */
export function readContactSettings(variables: Env): ContactSettings {
  // Ignores empty settings, because a copied `.env.example` may contain them.
  const given: Env = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  throwProblems(ignoredSettings(given), 'Correct these settings:');
  const hasMailService = Object.keys(given).some((name) => name.startsWith('MAIL_'));
  const env = { DATABASE_URL: embedded, ...given, ...(!hasMailService && withoutService) };
  throwProblems(
    unusableSettings({ ALLOWED_ORIGINS: 'http://localhost', ...env }),
    hasMailService
      ? 'Set or correct these settings, or delete all MAIL_ settings to write mails to .outbox/:'
      : 'Correct these settings:',
  );
  // No limit (0) without CLIENT_ADDRESS_HEADER, because visitors behind a proxy share its address.
  const RATE_LIMIT = given.CLIENT_ADDRESS_HEADER ? given.RATE_LIMIT : '0';
  if (given.RATE_LIMIT && !given.CLIENT_ADDRESS_HEADER) {
    console.warn('RATE_LIMIT has no effect without CLIENT_ADDRESS_HEADER.');
  }
  return { env: { ...env, RATE_LIMIT }, databaseUrl: given.DATABASE_URL, hasMailService };
}

/** Folder of the server's own database. Each port has its own, so that two servers can run. */
export function databaseFolder(port: number, root = '.'): string {
  return join(root, '.database', String(port));
}

export type Contact = Awaited<ReturnType<typeof openContact>>;

/**
 * Opens the contact function and its database. Without `DATABASE_URL`, the database is in
 * `.database/<port>`. Without a mail service, the function writes mails to `.outbox/`. Both folders
 * are in `root`.
 */
export async function openContact(settings: ContactSettings, port: number, root = '.') {
  const { env, databaseUrl, hasMailService } = settings;
  const folder = databaseFolder(port, root);
  const database = await openDatabase(databaseUrl, folder).catch(({ message }: Error) => {
    throw new OwnersError(`The database cannot be opened: ${message}`);
  });
  console.log(`Mails: ${hasMailService ? 'sent by the mail service' : 'written to .outbox/'}`);
  const stop = new AbortController();
  const dependencies = createDependencies(database.query, {
    // Rejects when the server stops, so that the delivery ends after the mail that it is sending.
    sleep: (ms) => setTimeout(ms, undefined, { signal: stop.signal }),
    startDelivery: () => void startDelivery(),
    ...(!hasMailService && {
      callIntervalMs: 0,
      fetch: createMailFolder(join(root, '.outbox'), (path) =>
        console.log(`Mail written: ${relative(root, path)}`),
      ),
    }),
  });
  const startDelivery = createDeliverer(async () => {
    if (stop.signal.aborted) return;
    await deliver(env, dependencies).catch((error: unknown) => {
      if (!stop.signal.aborted) throw error;
    });
  });
  const timer = setInterval(() => void startDelivery(), deliveryIntervalMs);
  void startDelivery();

  /** Finishes the mail that the function is sending. Other messages wait for the next start. */
  function stopDelivery(): Promise<void> {
    clearInterval(timer);
    stop.abort();
    return startDelivery();
  }

  return {
    /** Answers a request to the contact function. */
    answer(request: Request, { localAddress, localPort }: Socket): Promise<Response> {
      // The address comes from the socket, because the Host header may contain another site's name.
      const address = localAddress?.replace('::ffff:', '') ?? '';
      const hosts = ['localhost', '127.0.0.1', address.includes(':') ? `[${address}]` : address];
      const ownOrigins = hosts.map((host) => `http://${host}:${localPort}`);
      const origins = [...ownOrigins, env.VITE_SITE_URL, env.ALLOWED_ORIGINS];
      return handle(request, { ...env, ALLOWED_ORIGINS: origins.join(',') }, dependencies);
    },

    /** Whether the database answers. */
    isHealthy(): Promise<boolean> {
      const answering = database.query('select', []).then(
        () => true,
        () => false,
      );
      return Promise.race([answering, setTimeout(healthLimitMs, false, { ref: false })]);
    },

    stopDelivery,

    async close(): Promise<void> {
      await stopDelivery();
      await database.close();
    },
  };
}
