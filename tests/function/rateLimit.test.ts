import { describe, expect, test } from 'vitest';
import { handle } from '../../supabase/functions/send-contact-email/handler.ts';
import { BoundedMap } from '../../supabase/functions/send-contact-email/memory.ts';
import {
  clientAddress,
  RateLimiter,
} from '../../supabase/functions/send-contact-email/rateLimit.ts';
import { contactMessage } from '../support/contactMessage.ts';
import { codeOf, createTestDependencies, createMailApi, createRequest, env } from './support.ts';

const hour = 60 * 60 * 1000;
const limited = { ...env, RATE_LIMIT: '3' };

/** Sends a message that differs from all others, as one client. */
function createClient(settings = limited) {
  const api = createMailApi();
  const { dependencies, clock } = createTestDependencies(api.fetch);
  let count = 0;
  const say = (projectDetails: string, headers: Record<string, string>) =>
    handle(
      createRequest({ ...contactMessage, projectDetails }, { headers }),
      settings,
      dependencies,
    );
  const next = (headers: Record<string, string>) => say(`Message ${(count += 1)}`, headers);
  return { next, say, clock, api };
}

test('an address that has used up its messages waits, and is told how long', async () => {
  const { next, clock, api } = createClient();
  const headers = { 'cf-connecting-ip': '192.0.2.1' };
  for (let message = 0; message < 3; message += 1) expect((await next(headers)).status).toBe(200);

  const refused = await next(headers);
  expect([refused.status, await codeOf(refused)]).toEqual([429, 'too_many_requests']);
  expect(refused.headers.get('retry-after')).toBe(String(hour / 3 / 1000));
  expect(api.mails.size).toBe(3);

  clock.now += hour / 3;
  expect((await next(headers)).status).toBe(200);
  expect((await next(headers)).status).toBe(429);
});

test('other addresses are not held up', async () => {
  const { next } = createClient();
  for (let message = 0; message < 4; message += 1) await next({ 'cf-connecting-ip': '192.0.2.1' });
  expect((await next({ 'cf-connecting-ip': '192.0.2.2' })).status).toBe(200);
});

test('a repeat of a message that arrived costs nothing, even when nothing is left', async () => {
  const { next, say } = createClient();
  const headers = { 'cf-connecting-ip': '192.0.2.1' };
  for (let repeat = 0; repeat < 9; repeat += 1)
    expect((await say('The same', headers)).status).toBe(200);
  await next(headers);
  await next(headers);
  expect((await next(headers)).status).toBe(429);
  expect((await say('The same', headers)).status).toBe(200);
});

test('without an address nobody is limited: one shared bucket would shut the form for all', async () => {
  const { next } = createClient();
  for (let message = 0; message < 50; message += 1) expect((await next({})).status).toBe(200);
});

test.each([
  ['0 is no limit', '0', 50],
  ['no setting is 20 an hour', '', 20],
  ['nonsense is 20 an hour', 'many', 20],
])('%s', async (_name, setting, passed) => {
  const { next } = createClient({ ...env, RATE_LIMIT: setting });
  const statuses: number[] = [];
  for (let message = 0; message < 50; message += 1) {
    statuses.push((await next({ 'cf-connecting-ip': '192.0.2.1' })).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(passed);
});

describe('whom to count', () => {
  test.each([
    [
      'the edge’s own header first',
      { 'cf-connecting-ip': '192.0.2.1', 'x-forwarded-for': '192.0.2.9' },
      '192.0.2.1',
    ],
    ['else the last forwarder', { 'x-forwarded-for': '203.0.113.7, 192.0.2.1' }, '192.0.2.1'],
    ['nobody, when nobody is named', {}, undefined],
    ['nobody, when the name is empty', { 'x-forwarded-for': ' ' }, undefined],
    ['an IPv4 address in IPv6 dress', { 'cf-connecting-ip': '::ffff:192.0.2.1' }, '192.0.2.1'],
    [
      'the network of an IPv6 address',
      { 'cf-connecting-ip': '2001:DB8:0:12:a:b:c:d' },
      '2001:db8:0:12',
    ],
    ['however it is written', { 'cf-connecting-ip': '2001:0db8::0012:0:0:0:1' }, '2001:db8:0:12'],
    ['short forms too', { 'cf-connecting-ip': '2001:db8::1' }, '2001:db8:0:0'],
    ['the loopback', { 'cf-connecting-ip': '::1' }, '0:0:0:0'],
  ])('%s', (_name, headers: Record<string, string>, address) => {
    expect(clientAddress(new Headers(headers))).toBe(address);
  });

  test('a header of any length costs no memory', () => {
    for (const unit of ['x', 'a:', ':']) {
      const address = clientAddress(new Headers({ 'cf-connecting-ip': unit.repeat(5000) }));
      expect(address?.length).toBeLessThanOrEqual(64);
    }
  });
});

test('the counts of a flood of addresses stay bounded', () => {
  const map = new BoundedMap<number>(100);
  for (let entry = 0; entry < 1000; entry += 1) map.set(`192.0.2.${entry}`, entry);
  expect([map.size, map.get('192.0.2.899'), map.get('192.0.2.900')]).toEqual([100, undefined, 900]);
});

test('a limit that does not divide the hour still lets exactly so many through', () => {
  const limiter = new RateLimiter();
  for (const limit of [7, 11, 13, 59]) {
    const waits = Array.from({ length: limit + 1 }, () =>
      limiter.consume(`limit ${limit}`, limit, hour),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(limit);
  }
});
