import { describe, expect, test } from 'vitest';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';
import { answerOf, createRequest, formHeaders, shareFunction, site } from './support.ts';

const shared = await shareFunction();
const minute = 60_000;
const hour = 60 * minute;
const address = '192.0.2.1';

const post = (from: string | undefined, projectDetails: string) => {
  const headers = { 'cf-connecting-ip': from };
  return shared.handle(createRequest({ ...contactMessage, projectDetails }, { headers }));
};
const statusOf = async (...args: Parameters<typeof post>) => (await post(...args)).status;
const run = (sql: string) => shared.query(sql, []);

/** Adds copies of each row in `contact.arrivals`, so that a few posts reach the rate limit. */
const repeatArrivals = (times: number) =>
  run(`insert into contact.arrivals
    select sender, bytes, accepted_at from contact.arrivals, generate_series(1, ${times})`);

describe('A repeated message', () => {
  test('is stored once, even after 20 simultaneous posts with and without JavaScript', async () => {
    const form = new URLSearchParams({ ...contactMessage }).toString().replaceAll('%0A', '%0D%0A');
    const requests = Array.from({ length: 10 }, () => [
      createRequest(contactMessage),
      createRequest(form, { headers: formHeaders }),
    ]);
    const answers = await Promise.all(requests.flat().map(shared.handle));
    const results = answers.map(({ status, headers }) => headers.get('location') ?? status);
    expect(new Set(results)).toEqual(new Set([200, `${site}/#message-sent`]));
    await shared.deliverAll();
    expect(shared.api.calls).toHaveLength(1);
  });

  test('gets a success answer, but is not stored again until 24 hours after its delivery', async () => {
    expect(await statusOf(address, 'a')).toBe(200);
    shared.clock.now += 30 * hour;
    expect(await statusOf(address, 'a')).toBe(200);
    await shared.deliver();
    shared.clock.now += 24 * hour - minute;
    expect(await statusOf(address, 'a')).toBe(200);
    expect(await shared.waiting()).toBe(0);
    shared.clock.now += minute;
    expect(await statusOf(address, 'a')).toBe(200);
    expect(await shared.waiting()).toBe(1);
  });

  test('gets a success answer even if its sender has reached the rate limit', async () => {
    await post(address, 'a');
    await repeatArrivals(199);
    expect([await statusOf(address, 'a'), await statusOf(address, 'b')]).toEqual([200, 429]);
  });
});

describe('The rate limit', () => {
  test('allows 200 messages per hour from one IP address', async () => {
    await post(address, 'a');
    await repeatArrivals(198);
    shared.clock.now += 10 * minute;
    expect(await statusOf(address, 'b')).toBe(200);
    const refused = await post(address, 'c');
    expect(await answerOf(refused)).toBe('429 too_many_requests');
    expect(refused.headers.get('retry-after')).toBe('3000');
    expect(await statusOf('192.0.2.2', 'd')).toBe(200);
    expect(await statusOf(undefined, 'e')).toBe(200);

    shared.clock.now += 50 * minute - 1000;
    expect(await statusOf(address, 'c')).toBe(429);
    shared.clock.now += 1000;
    expect(await statusOf(address, 'c')).toBe(200);
  });

  test('allows 2 MB per hour from one IP address', async () => {
    await post(address, 'a');
    await run('update contact.arrivals set bytes = 1999000');
    expect(await statusOf(address, 'b'.repeat(1000))).toBe(429);
    expect(await statusOf(address, 'b')).toBe(200);
  });

  test('limits an IPv6 /64 network like one IPv4 address, and allows a /48 network five times as much', async () => {
    for (const group of [1, 2, 3, 4, 5]) await post(`2001:db8:1:${group}::1`, `${group}`);
    await repeatArrivals(198);
    expect(await statusOf('2001:db8:1:1::2', 'a')).toBe(200);
    expect(await statusOf('2001:db8:1:1::3', 'b')).toBe(429);
    for (const group of [2, 3, 4, 5]) await post(`2001:db8:1:${group}::2`, `a ${group}`);
    expect(await statusOf('2001:db8:1:6::1', 'b')).toBe(429);
    expect(await statusOf('2001:db8:2:6::1', 'b')).toBe(200);
  });

  test('can be 99,999,999 messages, even with IPv6', async () => {
    const { handle } = await shared.startWith({ settings: { RATE_LIMIT: '99999999' } });
    const headers = { 'cf-connecting-ip': '2001:db8::1' };
    expect((await handle(createRequest(contactMessage, { headers }))).status).toBe(200);
  });
});

test.each([
  ['50,000 messages', 49_999, 100],
  ['200 MB of messages', 1, 199_999_850],
])('While %s wait, the function accepts only repeated messages', async (_name, count, bytes) => {
  await run(`insert into contact.messages
    (hash, content, bytes, is_suspicious, accepted_at, due_at)
    select number, '{}', ${bytes}, false, now(), now() from generate_series(1, ${count}) as number`);
  expect(await statusOf(address, 'last')).toBe(200);
  const refused = await post(address, 'one more');
  expect(await answerOf(refused)).toBe('503 not_stored');
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(await statusOf(address, 'last')).toBe(200);
  expect(shared.readLog()).toEqual([
    'A contact message was not stored (too many messages are waiting).',
  ]);
});

test('The function stores only keyed hashes of IP addresses, and deletes them after an hour', async () => {
  await post('2001:db8:1:2::3', 'a');
  const stored = JSON.stringify(await run('table contact.arrivals'));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('2001:db8:1:2'));
  expect(stored).toMatch(/"sender":"[0-9a-f]{64}"/);
  expect(stored).not.toContain('2001');
  expect(stored).not.toContain(Buffer.from(digest).toString('hex'));
  shared.clock.now += hour;
  await shared.deliver();
  expect(await run('table contact.arrivals')).toEqual([]);
});
