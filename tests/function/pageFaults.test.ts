import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Fault, faults, startFaultyServer } from './faults.ts';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';
import { site, startFunction, type TestFunction } from './support.ts';

const { settings } = vi.hoisted(() => ({
  settings: { supabase: { url: '', key: 'sb_publishable_test' } },
}));
vi.mock('../../src/content/settings.ts', () => ({ settings }));

/** The page's own code with the real supabase-js and real sockets; only the limit is shorter. */
const { sendContactMessage } = await import('../../src/services/sendContactMessage.ts');
const limits = { all: 1_500, library: 50 };
const send = () => sendContactMessage(contactMessage, limits);

let shared: TestFunction;
let server: Awaited<ReturnType<typeof startFaultyServer>>;
const received: Request[] = [];

beforeAll(async () => {
  shared = await startFunction();
  server = await startFaultyServer((request) => {
    received.push(request.clone());
    // A browser adds its origin by itself; Node has none.
    const headers = new Headers(request.headers);
    headers.set('origin', site);
    return shared.handle(new Request(request, { headers }));
  });
  settings.supabase.url = server.url;
  // The first message loads the library, which takes longer than these limits.
  await sendContactMessage(contactMessage);
});
beforeEach(async () => {
  received.length = 0;
  await shared.reset();
});
afterAll(() => Promise.all([server.close(), shared.close()]));

test('The page sends a message in one call to the path of the function', async () => {
  await send();
  expect(await shared.waiting()).toBe(1);
  const [request, ...others] = received;
  expect(others).toEqual([]);
  expect(new URL(request?.url ?? '').pathname).toBe('/functions/v1/send-contact-email');
  expect(request?.headers.get('content-type')).toBe('application/json');
  expect(request?.headers.get('apikey')).toBe('sb_publishable_test');
  expect(request?.headers.get('authorization')).toBe(null);
  expect(await request?.json()).toEqual(contactMessage);
});

test.each(Object.entries(faults))(
  'The page reports %s as a failure, and a retry is the same message',
  async (_name, fault: Fault) => {
    server.plan(fault);
    await expect(send()).rejects.toBeDefined();
    expect(server.paths).not.toContain('/elsewhere');
    await send();
    expect(await shared.waiting()).toBe(1);
  },
);

test('The page reports a refusal by the function as a failure', async () => {
  const refused = sendContactMessage({ ...contactMessage, email: '' }, limits);
  await expect(refused).rejects.toMatchObject({ name: 'FunctionsHttpError' });
});

test('The page reports a server that does not listen as a failure', async () => {
  await server.close();
  await expect(send()).rejects.toBeDefined();
});
