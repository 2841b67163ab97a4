import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { handle } from '../../supabase/functions/send-contact-email/handler.ts';
import { type Fault, faults, startFaultyServer } from './faults.ts';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';
import { createTestDependencies, createMailApi, env, site } from './support.ts';

const { settings } = vi.hoisted(() => ({
  settings: { supabase: { url: '', key: 'sb_publishable_test' } },
}));
vi.mock('../../src/content/settings.ts', () => ({ settings }));

/** The page's own code with the real supabase-js and real sockets; only the limit is shorter. */
const { sendContactMessage } = await import('../../src/services/sendContactMessage.ts');
const limits = { all: 1_500, library: 50 };
const send = () => sendContactMessage(contactMessage, limits);

let mailApi = createMailApi();
let dependencies = createTestDependencies(mailApi.fetch).dependencies;
let server: Awaited<ReturnType<typeof startFaultyServer>>;
const received: Request[] = [];

beforeAll(async () => {
  server = await startFaultyServer(async (request) => {
    received.push(request.clone());
    // A browser adds its origin by itself; Node has none.
    const headers = new Headers(request.headers);
    headers.set('origin', site);
    return handle(new Request(request, { headers }), env, dependencies);
  });
  settings.supabase.url = server.url;
  // The first message loads the library, which takes longer than these limits.
  await sendContactMessage(contactMessage);
});
beforeEach(() => {
  received.length = 0;
  mailApi = createMailApi();
  dependencies = createTestDependencies(mailApi.fetch).dependencies;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

test('without a fault the message is sent, in one call to the function’s path', async () => {
  const before = server.paths.length;
  await send();
  expect(server.paths.slice(before)).toEqual(['/functions/v1/send-contact-email']);
  expect(mailApi.mails.size).toBe(1);

  const [request] = received;
  expect(request?.method).toBe('POST');
  expect(request?.headers.get('content-type')).toBe('application/json');
  expect(request?.headers.get('apikey')).toBe('sb_publishable_test');
  expect(request?.headers.get('authorization')).toBe(null);
  expect(await request?.json()).toEqual(contactMessage);
});

describe.each(Object.entries(faults))('page → function: %s', (_name, fault: Fault) => {
  test('is an error, and a retry yields no second mail', async () => {
    server.plan(fault);
    await expect(send()).rejects.toBeDefined();
    expect(server.paths).not.toContain('/elsewhere');

    await send();
    expect(mailApi.mails.size).toBe(1);
  });
});

test('page → function: nobody listens', async () => {
  const { url } = settings.supabase;
  const gone = await startFaultyServer(async () => new Response());
  await gone.close();
  vi.resetModules();
  settings.supabase.url = gone.url;
  const fresh = await import('../../src/services/sendContactMessage.ts');
  await expect(fresh.sendContactMessage(contactMessage)).rejects.toBeDefined();
  settings.supabase.url = url;
});

test('what the mail API refuses is an error on the page', async () => {
  dependencies = createTestDependencies(
    createMailApi(new Response(null, { status: 403 })).fetch,
  ).dependencies;
  await expect(send()).rejects.toMatchObject({ name: 'FunctionsHttpError' });
});
