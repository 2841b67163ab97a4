import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDependencies } from '../../supabase/functions/send-contact-email/dependencies.ts';
import { handle } from '../../supabase/functions/send-contact-email/handler.ts';
import { BoundedMap } from '../../supabase/functions/send-contact-email/memory.ts';
import { Budget } from '../../supabase/functions/send-contact-email/rateLimit.ts';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';
import {
  codeOf,
  createMailApi,
  createRequest,
  createTestDependencies,
  distinctText,
  env,
} from './support.ts';

const hour = 60 * 60 * 1000;
/** Budgets of 4 (address), 6 (network) and 8 (total); marked 1, 1 and 2; repeated 1, 2 and 6. */
const limited = { ...env, RATE_LIMIT: '4' };
const marked = /^\[possible spam\] /;

function createFunction(settings = limited) {
  const api = createMailApi();
  const { dependencies, clock } = createTestDependencies(api.fetch);
  const send = (projectDetails: string, ip?: string) => {
    const headers: Record<string, string> = ip ? { 'cf-connecting-ip': ip } : {};
    const request = createRequest({ ...contactMessage, projectDetails }, { headers });
    return handle(request, settings, dependencies);
  };
  let count = 0;
  /** Sends so many messages that have no words in common. */
  const flood = async (size: number, addressOf: (index: number) => string | undefined) => {
    const statuses: number[] = [];
    for (let index = 0; index < size; index += 1) {
      statuses.push((await send(distinctText((count += 1)), addressOf(index))).status);
    }
    return statuses;
  };
  const subjects = () => api.calls.map(({ mail }) => mail.subject);
  const counts = () => ({
    unmarked: subjects().filter((subject) => !marked.test(subject)).length,
    marked: subjects().filter((subject) => marked.test(subject)).length,
  });
  return { send, flood, counts, subjects, clock, api };
}

describe('budgets', () => {
  test('an address over its limit is marked, and then answered 429 with the seconds to wait', async () => {
    const { flood, send, counts, clock } = createFunction();
    expect(await flood(5, () => '192.0.2.1')).toEqual([200, 200, 200, 200, 200]);
    expect(counts()).toEqual({ unmarked: 4, marked: 1 });

    const refused = await send('One too many', '192.0.2.1');
    expect([refused.status, await codeOf(refused)]).toEqual([429, 'too_many_requests']);
    expect(refused.headers.get('retry-after')).toBe('3');

    clock.now += hour / 4;
    expect((await send('After a quarter of an hour', '192.0.2.1')).status).toBe(200);
    expect(counts()).toEqual({ unmarked: 5, marked: 1 });
  });

  test('other addresses are not held up by one that is over its limit', async () => {
    const { flood, counts } = createFunction();
    await flood(20, () => '192.0.2.1');
    expect(await flood(1, () => '192.0.2.2')).toEqual([200]);
    expect(counts()).toEqual({ unmarked: 5, marked: 1 });
  });

  test.each([
    ['a /64 counts as one address', (index: number) => `2001:db8:0:1::${index + 1}`, 4],
    ['a /48 has half as many more', (index: number) => `2001:db8:0:${index + 1}::1`, 6],
    ['everybody together has twice as many', (index: number) => `192.0.2.${index + 1}`, 8],
    ['no address counts for everybody', () => undefined, 8],
    [
      'what is not exactly an address counts for everybody',
      (index: number) => `unknown${index}`,
      8,
    ],
  ])('%s', async (_name, addressOf, unmarked) => {
    const { flood, counts } = createFunction();
    await flood(50, addressOf);
    expect(counts().unmarked).toBe(unmarked);
  });

  test('a message that was accepted is thanked again even when nothing is left', async () => {
    const { flood, send } = createFunction();
    for (let repeat = 0; repeat < 9; repeat += 1) {
      expect((await send('The same', '192.0.2.1')).status).toBe(200);
    }
    await flood(20, () => '192.0.2.1');
    expect((await send('The same', '192.0.2.1')).status).toBe(200);
  });

  test('a message that failed is not counted again when its visitor tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const no = () => new Response(null, { status: 403 });
    const api = createMailApi(no(), no(), no(), no(), no(), no(), no());
    const { dependencies } = createTestDependencies(api.fetch);
    const headers = { 'cf-connecting-ip': '192.0.2.1' };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const request = createRequest(contactMessage, { headers });
      statuses.push((await handle(request, limited, dependencies)).status);
    }
    expect(statuses).toEqual([502, 502, 502, 502, 502, 502, 502, 200]);
    vi.restoreAllMocks();
  });

  test.each([
    ['RATE_LIMIT 0 refuses nothing', '0', 50],
    ['an empty RATE_LIMIT is 20', '', 25],
    ['a RATE_LIMIT that is no number is 20', 'many', 25],
  ])('%s', async (_name, setting, passed) => {
    const { flood } = createFunction({ ...env, RATE_LIMIT: setting });
    const statuses = await flood(50, () => '192.0.2.1');
    expect(statuses.filter((status) => status === 200)).toHaveLength(passed);
  });

  test('a budget that does not divide the hour has exactly as many messages as it says', () => {
    for (const limit of [7, 11, 13, 59]) {
      const limits = { address: limit, network: 1_000, total: 1_000 };
      const budget = new Budget();
      const passed = Array.from({ length: limit + 5 }, () =>
        budget.consume({ address: 'a' }, limits, hour),
      );
      expect(passed.filter(Boolean)).toHaveLength(limit);
    }
  });

  test('the counts of a flood of addresses stay bounded', () => {
    const map = new BoundedMap<number>(100);
    for (let entry = 0; entry < 1000; entry += 1) map.set(`192.0.2.${entry}`, entry);
    expect([map.size, map.get('192.0.2.899'), map.get('192.0.2.900')]).toEqual([
      100,
      undefined,
      900,
    ]);
  });
});

describe('a refused message', () => {
  test('passes when its visitor sends it again, although the flood goes on', async () => {
    const { flood, send, clock } = createFunction();
    await flood(100, (index) => `198.51.100.${index}`);
    expect((await send('A booking app, please', '192.0.2.1')).status).toBe(429);
    clock.now += 5_000;
    await flood(100, (index) => `198.51.100.${index}`);
    expect((await send('A booking app, please', '192.0.2.1')).status).toBe(200);
  });

  test('does not pass when a program sends it again within 3 s', async () => {
    const { flood, send, clock } = createFunction();
    await flood(100, () => undefined);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await send('Again and again')).status).toBe(429);
      clock.now += 500;
    }
    clock.now += 1_000;
    expect((await send('Again and again')).status).toBe(200);
  });

  test('passes unmarked when it was refused for the flood alone', async () => {
    const { flood, send, clock, subjects } = createFunction();
    await flood(100, () => undefined);
    await send('A booking app, please');
    clock.now += 5_000;
    await send('A booking app, please');
    expect(subjects().at(-1)).toMatch(/^New contact message/);
  });

  test('passes once for an address with this limit: repeats have a budget too', async () => {
    const { flood, send, clock } = createFunction();
    await flood(10, () => '192.0.2.1');
    for (const text of ['First', 'Second']) await send(text, '192.0.2.1');
    clock.now += 5_000;
    const statuses = [await send('First', '192.0.2.1'), await send('Second', '192.0.2.1')];
    expect(statuses.map(({ status }) => status)).toEqual([200, 429]);
  });
});

describe('the clock', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  test('locks nobody out when the time of day steps back by a day', async () => {
    const dependencies = createDependencies({ fetch: createMailApi().fetch });
    const send = (projectDetails: string) => {
      const headers = { 'cf-connecting-ip': '192.0.2.1' };
      const request = createRequest({ ...contactMessage, projectDetails }, { headers });
      return handle(request, { ...env, RATE_LIMIT: '1' }, dependencies);
    };
    const today = Date.now();
    expect((await send('Before')).status).toBe(200);
    vi.setSystemTime(today - 24 * hour);
    await send('Marked');
    const refused = await send('After');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3600);
  });
});
