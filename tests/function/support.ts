import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { deliver } from '../../supabase/functions/send-contact-email/deliver.ts';
import {
  createDependencies,
  type Dependencies,
} from '../../supabase/functions/send-contact-email/dependencies.ts';
import { handle } from '../../supabase/functions/send-contact-email/handler.ts';
import type { Mail } from '../../supabase/functions/send-contact-email/mail.ts';
import {
  readState,
  type WaitingMessage,
} from '../../supabase/functions/send-contact-email/outbox.ts';
import { archiveEmptyDatabase, type Database, openPGlite } from '../../server/database.ts';

export const site = 'https://www.example.com';

export const env = {
  MAIL_API_KEY: 're_secret',
  MAIL_FROM: 'Website <website@example.com>',
  MAIL_TO: 'hello@example.com',
  ALLOWED_ORIGINS: `${site}, https://example.com`,
  DATABASE_URL: 'postgres://database.example.com',
};

const startMs = Date.UTC(2026, 10, 25, 12);

export const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };

/**
 * Returns the mail service's response to a call, or throws as if the connection broke.
 * `take` stores the mail, or returns 409 if its key belongs to another mail.
 */
export type MailAnswer = (take: () => Response) => Response | Promise<Response>;

export const acceptMail: MailAnswer = (take) => take();

/** Creates a fake mail service. Like Resend, it keeps one mail for each idempotency key. */
export function createMailApi() {
  const mails = new Map<string, Mail>();
  const calls: { headers: Headers; mail: Mail }[] = [];
  const fetch: typeof globalThis.fetch = async (_input, init) => {
    const headers = new Headers(init?.headers);
    // The contact function always sends its body as a string.
    const mail = JSON.parse(init?.body as string) as Mail;
    const key = headers.get('idempotency-key') ?? 'none';
    calls.push({ headers, mail });
    const take = () => {
      const known = mails.get(key);
      if (known && JSON.stringify(known) !== JSON.stringify(mail)) {
        return Response.json({ name: 'invalid_idempotent_request' }, { status: 409 });
      }
      mails.set(key, mail);
      return Response.json({ id: `mail-${mails.size}` });
    };
    return api.answer(take);
  };
  const api = { fetch, calls, mails, answer: acceptMail };
  return api;
}

export type MailApi = ReturnType<typeof createMailApi>;

/** Puts an empty database into a folder. PGlite itself needs ten times as long to create one. */
export async function createDatabaseFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await promisify(execFile)('tar', ['-xf', await archiveEmptyDatabase(), '-C', folder]);
}

interface Options {
  database?: Database;
  api?: MailApi;
  settings?: Record<string, string | undefined>;
  replaced?: Partial<Dependencies>;
}

/**
 * Sets up the contact function with its own clock. The function sends mails only when a test calls
 * `deliver` or `deliverAll`.
 */
export async function startFunction(options: Options = {}) {
  const { query, close } = options.database ?? (await openPGlite());
  const api = options.api ?? createMailApi();
  const clock = { now: startMs };
  const ownEnv = { ...env, ...options.settings };
  const dependencies = createDependencies(query, {
    fetch: api.fetch,
    now: () => clock.now,
    sleep: async (ms) => void (clock.now += ms),
    ...options.replaced,
  });
  const waiting = async () => (await readState(dependencies.sql, clock.now))?.waiting;
  return {
    api,
    clock,
    query,
    close,
    waiting,
    handle: (request: Request) => handle(request, ownEnv, dependencies),
    deliver: () => deliver(ownEnv, dependencies),
    /** Delivers once per minute of clock time, until no message waits or a day has passed. */
    async deliverAll(): Promise<void> {
      for (let minute = 0; minute < 24 * 60; minute += 1) {
        await deliver(ownEnv, dependencies);
        if ((await waiting()) === 0) return;
        clock.now += 60_000;
      }
    },
    /** Empties the tables and the mail service. A new database for each test would be slow. */
    reset: async () => {
      api.calls.length = 0;
      api.mails.clear();
      api.answer = acceptMail;
      await query('truncate contact.messages, contact.arrivals', []);
      await query(
        "update contact.delivery set leased_until = '-infinity', resume_at = '-infinity', failures = 0",
        [],
      );
    },
  };
}

export type TestFunction = Awaited<ReturnType<typeof startFunction>>;

/** Sets up one function for all tests in a file. Each test starts with empty tables and no mail. */
export async function shareFunction(options: Options = {}) {
  const shared = await startFunction(options);
  beforeEach(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await shared.reset();
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(shared.close);
  return {
    ...shared,
    /** Sets up the function with other settings or dependencies, but the same database. */
    startWith: (own: Options) => startFunction({ database: shared, api: shared.api, ...own }),
    readLog: () => vi.mocked(console.error).mock.calls.flat().map(String),
  };
}

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string | undefined> };

/** Creates a request like the one that the page sends. Leaves out undefined headers. */
export function createRequest(body: unknown, { headers = {}, ...init }: Init = {}): Request {
  const all = Object.entries({ origin: site, 'content-type': 'application/json', ...headers });
  const isRaw =
    typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream;
  const isBodiless = init.method === 'GET' || init.method === 'HEAD' || init.method === 'OPTIONS';
  return new Request('https://backend.example.com/functions/v1/send-contact-email', {
    method: 'POST',
    headers: all.filter((header): header is [string, string] => header[1] !== undefined),
    ...(isBodiless
      ? {}
      : { body: isRaw ? (body as BodyInit) : JSON.stringify(body), duplex: 'half' }),
    ...init,
  });
}

/** Formats a response as its status, code and fields: "422 invalid_message email". */
export async function answerOf(answering: Response | Promise<Response>): Promise<string> {
  const response = await answering;
  const answer = (await response.json()) as object;
  return [response.status, ...Object.values(answer).flat()].join(' ');
}

/** Returns a message for a single mail, in the form in which the database returns it. */
export function toWaiting(content: string): WaitingMessage {
  const flags = { isSuspicious: false, isDigest: false, isWithoutReplyTo: false };
  return { content, acceptedMs: startMs, mailKey: '', ...flags };
}
