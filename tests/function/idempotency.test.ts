import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handle } from '../../supabase/functions/send-contact-email/handler.ts';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';
import { createTestDependencies, createMailApi, createRequest, env } from './support.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const keysOf = (api: ReturnType<typeof createMailApi>) =>
  api.calls.map((call) => call.headers.get('idempotency-key'));

test('the idempotency key is a SHA-256: the same for a repeat, another for any other word', async () => {
  const api = createMailApi();
  const messages = [
    contactMessage,
    { ...contactMessage },
    { ...contactMessage, projectDetails: 'Something else.' },
  ];
  for (const message of messages) {
    // A handler of its own for each: what the first remembers must not matter.
    await handle(createRequest(message), env, createTestDependencies(api.fetch).dependencies);
  }
  const [first, repeat, other] = keysOf(api);
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(repeat).toBe(first);
  expect(other).toMatch(/^[0-9a-f]{64}$/);
  expect(other).not.toBe(first);
});

test('every try of one mail has one key', async () => {
  const api = createMailApi(new Response(null, { status: 503 }), new TypeError('reset'));
  await handle(createRequest(contactMessage), env, createTestDependencies(api.fetch).dependencies);
  expect(keysOf(api)).toHaveLength(3);
  expect(new Set(keysOf(api)).size).toBe(1);
});

test('a repeat of a mail that was taken is thanked without another call, for a day', async () => {
  const api = createMailApi();
  const { dependencies, clock } = createTestDependencies(api.fetch);
  for (let visit = 0; visit < 3; visit += 1) {
    expect((await handle(createRequest(contactMessage), env, dependencies)).status).toBe(200);
  }
  expect(api.calls).toHaveLength(1);

  clock.now += 24 * 60 * 60 * 1000;
  await handle(createRequest(contactMessage), env, dependencies);
  expect(api.calls).toHaveLength(2);
});

test('a mail that was not taken is not remembered as taken', async () => {
  const api = createMailApi(new Response(null, { status: 403 }));
  const { dependencies } = createTestDependencies(api.fetch);
  expect((await handle(createRequest(contactMessage), env, dependencies)).status).toBe(502);
  expect((await handle(createRequest(contactMessage), env, dependencies)).status).toBe(200);
  expect(api.mails.size).toBe(1);
});

test('a repeat while the first is still on its way carries the same key', async () => {
  const api = createMailApi();
  const { dependencies } = createTestDependencies(api.fetch);
  const both = await Promise.all(
    [1, 2].map(() => handle(createRequest(contactMessage), env, dependencies)),
  );
  expect(both.map((response) => response.status)).toEqual([200, 200]);
  expect(api.mails.size).toBe(1);
});
