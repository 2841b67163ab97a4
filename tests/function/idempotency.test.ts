import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handle } from '../../supabase/functions/send-contact-email/handler.ts';
import { createDoors, createMailApi, createRequest, enquiry, env } from './support.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const keysOf = (api: ReturnType<typeof createMailApi>) =>
  api.calls.map((call) => call.headers.get('idempotency-key'));

test('the key is the SHA-256 of the mail: the same for a repeat, another for any other word', async () => {
  const api = createMailApi();
  const messages = [enquiry, { ...enquiry }, { ...enquiry, projectDetails: 'Something else.' }];
  for (const message of messages) {
    // A handler of its own for each: what the first remembers must not matter.
    await handle(createRequest(message), env, createDoors(api.fetch).doors);
  }
  const [first, repeat, other] = keysOf(api);
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(repeat).toBe(first);
  expect(other).toMatch(/^[0-9a-f]{64}$/);
  expect(other).not.toBe(first);
});

test('every try of one mail has one key', async () => {
  const api = createMailApi(new Response(null, { status: 503 }), new TypeError('reset'));
  await handle(createRequest(enquiry), env, createDoors(api.fetch).doors);
  expect(keysOf(api)).toHaveLength(3);
  expect(new Set(keysOf(api)).size).toBe(1);
});

test('a repeat of a mail that was taken is thanked without another call, for a day', async () => {
  const api = createMailApi();
  const { doors, clock } = createDoors(api.fetch);
  for (let visit = 0; visit < 3; visit += 1) {
    expect((await handle(createRequest(enquiry), env, doors)).status).toBe(200);
  }
  expect(api.calls).toHaveLength(1);

  clock.now += 24 * 60 * 60 * 1000;
  await handle(createRequest(enquiry), env, doors);
  expect(api.calls).toHaveLength(2);
});

test('a mail that was not taken is not remembered as taken', async () => {
  const api = createMailApi(new Response(null, { status: 422 }));
  const { doors } = createDoors(api.fetch);
  expect((await handle(createRequest(enquiry), env, doors)).status).toBe(502);
  expect((await handle(createRequest(enquiry), env, doors)).status).toBe(200);
  expect(api.mails.size).toBe(1);
});

test('a repeat while the first is still on its way carries the same key', async () => {
  const api = createMailApi();
  const { doors } = createDoors(api.fetch);
  const both = await Promise.all([1, 2].map(() => handle(createRequest(enquiry), env, doors)));
  expect(both.map((response) => response.status)).toEqual([200, 200]);
  expect(api.mails.size).toBe(1);
});
