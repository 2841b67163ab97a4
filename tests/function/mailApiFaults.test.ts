import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDependencies } from '../../supabase/functions/send-contact-email/dependencies.ts';
import { handle } from '../../supabase/functions/send-contact-email/handler.ts';
import type { Mail } from '../../supabase/functions/send-contact-email/mail.ts';
import { type Fault, faults, startFaultyServer } from './faults.ts';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';
import { codeOf, createRequest, env } from './support.ts';

/** Real sockets and the real `fetch`; only the limits are shorter than in production. */
const limits = { body: 1_000, formBody: 1_000, try: 400, send: 12_000 };
const sleep = () => Promise.resolve();

const mails = new Map<string, Mail>();
let calls = 0;
let api: Awaited<ReturnType<typeof startFaultyServer>>;

beforeAll(async () => {
  api = await startFaultyServer(async (request) => {
    calls += 1;
    mails.set(request.headers.get('idempotency-key') ?? '', (await request.json()) as Mail);
    return Response.json({ id: 'taken' });
  });
});
beforeEach(() => {
  mails.clear();
  calls = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => api.close());

const send = (dependencies = createDependencies({ limits, sleep }), url = api.url) =>
  handle(createRequest(contactMessage), { ...env, MAIL_API_URL: url }, dependencies);

/** What the mail API says no to for good; all else may pass. */
const final = new Set(['a redirect', 'a redirect that keeps the body', 'status 403']);
/** The function answers this one with a call without `reply_to`, so it needs two for a failure. */
const isAnswered = (name: string) => name === 'status 400';

describe.each(Object.entries(faults))('function → mail API: %s', (name, fault: Fault) => {
  test('once: the mail arrives all the same, unless the refusal is final', async () => {
    api.plan(fault);
    const response = await send();
    const isFinal = final.has(name);
    expect(response.status).toBe(isFinal ? 502 : 200);
    expect(mails.size).toBe(isFinal ? 0 : 1);
  });

  test('always: the visitor is told, and a later retry yields one mail', async () => {
    const dependencies = createDependencies({ limits, sleep });
    api.plan(fault, final.has(name) ? 1 : isAnswered(name) ? 2 : 3);
    const failed = await send(dependencies);
    expect([failed.status, await codeOf(failed)]).toEqual([502, 'mail_not_accepted']);
    expect(console.error).toHaveBeenCalledTimes(1);

    expect((await send(dependencies)).status).toBe(200);
    expect([...mails.values()].map((mail) => mail.reply_to)).toEqual([contactMessage.email]);
  });
});

test('function → mail API: nobody listens', async () => {
  const gone = await startFaultyServer(async () => new Response());
  await gone.close();
  expect((await send(undefined, gone.url)).status).toBe(502);
  expect(mails.size).toBe(0);
});

test('a redirect is not followed: neither the words nor the key go elsewhere', async () => {
  const before = api.paths.length;
  const redirect = faults['a redirect that keeps the body'];
  if (redirect) api.plan(redirect);
  await send();
  expect(api.paths.slice(before)).toEqual(['/']);
  expect(calls).toBe(0);
});
