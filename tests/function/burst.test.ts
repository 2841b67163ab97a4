import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDependencies } from '../../supabase/functions/send-contact-email/dependencies.ts';
import { handle } from '../../supabase/functions/send-contact-email/handler.ts';
import { toNodeListener } from '../../vite/edgeFunctions.ts';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';
import { startFaultyServer } from './faults.ts';
import { codeOf, createRequest, distinctText, env } from './support.ts';
import { createVirtualClock } from './virtualClock.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

/** A function in front of a mail API that takes five calls a second, as Resend does. */
function createFunction(answerMs = 150) {
  const clock = createVirtualClock();
  const calls: number[] = [];
  const mails = new Set<string>();
  const fetch: typeof globalThis.fetch = async (_input, init) => {
    const isTooMany = calls.filter((at) => clock.now() - at < 1_000).length >= 5;
    calls.push(clock.now());
    await clock.sleep(answerMs);
    if (isTooMany) return Response.json({ name: 'rate_limit_exceeded' }, { status: 429 });
    mails.add(new Headers(init?.headers).get('idempotency-key') ?? '');
    return Response.json({ id: 'kept' });
  };
  const dependencies = createDependencies({ fetch, now: clock.now, sleep: clock.sleep });
  /** Each visitor has an address and a message of their own, and comes at the same moment. */
  const visit = async (visitor: number, text = distinctText(visitor)) => {
    const headers = { 'cf-connecting-ip': `192.0.2.${visitor}` };
    const request = createRequest({ ...contactMessage, projectDetails: text }, { headers });
    const response = await handle(request, { ...env, RATE_LIMIT: '' }, dependencies);
    return { response, at: clock.now() };
  };
  const visitAtOnce = (visitors: number, text?: string) =>
    clock.run(Promise.all(Array.from({ length: visitors }, (_, index) => visit(index + 1, text))));
  return { visitAtOnce, calls, mails };
}

test.each([20, 40])(
  '%i visitors at once are thanked within 12 s, with one call each',
  async (visitors) => {
    const { visitAtOnce, calls, mails } = createFunction();
    const visits = await visitAtOnce(visitors);
    expect(visits.map(({ response }) => response.status)).toEqual(Array(visitors).fill(200));
    expect([calls.length, mails.size]).toEqual([visitors, visitors]);
    expect(Math.max(...visits.map(({ at }) => at))).toBeLessThanOrEqual(12_000);
  },
);

test('equal messages that are being sent share one call', async () => {
  const { visitAtOnce, calls } = createFunction();
  const visits = await visitAtOnce(20, 'The same, twenty times');
  expect(visits.map(({ response }) => response.status)).toEqual(Array(20).fill(200));
  expect(calls).toHaveLength(1);
});

test('a message whose turn would come after 12 s is answered 503 at once, without a call', async () => {
  const clock = createVirtualClock();
  const calls: string[] = [];
  const fetch: typeof globalThis.fetch = async () => {
    calls.push('call');
    return Response.json({ id: 'kept' });
  };
  const dependencies = createDependencies({ fetch, now: clock.now, sleep: clock.sleep });
  const visits = await clock.run(
    Promise.all(
      Array.from({ length: 80 }, async (_, index) => {
        const request = createRequest({ ...contactMessage, projectDetails: distinctText(index) });
        const response = await handle(request, env, dependencies);
        return { response, at: clock.now() };
      }),
    ),
  );
  const busy = visits.filter(({ response }) => response.status === 503);
  expect(busy.length).toBe(80 - 51);
  expect(calls).toHaveLength(51);
  expect(busy.every(({ at }) => at === 0)).toBe(true);
  const [first] = busy;
  expect(first && (await codeOf(first.response))).toBe('overloaded');
  expect(first?.response.headers.get('retry-after')).toBe('12');
});

test('20 visitors at once are thanked over real sockets', { timeout: 60_000 }, async () => {
  const recent: number[] = [];
  const api = await startFaultyServer(async () => {
    const now = performance.now();
    const isTooMany = recent.filter((at) => now - at < 1_000).length >= 5;
    if (isTooMany) return Response.json({ name: 'rate_limit_exceeded' }, { status: 429 });
    recent.push(now);
    return Response.json({ id: 'kept' });
  });
  const settings = { ...env, MAIL_API_URL: api.url };
  const server = createServer(toNodeListener(settings, createDependencies()));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const visits = Array.from({ length: 20 }, async (_, visitor) => {
    const response = await fetch(origin, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ ...contactMessage, projectDetails: distinctText(visitor) }),
    });
    return response.status;
  });
  expect(await Promise.all(visits)).toEqual(Array(20).fill(200));
  server.close();
  await api.close();
});
