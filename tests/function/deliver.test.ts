import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { post, range, readNumbers } from './posting.ts';
import { acceptMail, createMailApi, env, type MailAnswer, shareFunction } from './support.ts';
import { loseAnswer, serveMailApi } from './workers.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const api = createMailApi();
const service = await serveMailApi(api);
let callsMs: number[];
const fn = await shareFunction({
  api,
  settings: { MAIL_API_URL: service.url },
  replaced: {
    fetch: (...call) => {
      callsMs.push(fn.clock.now);
      return fetch(...call);
    },
  },
});
afterAll(service.close);
beforeEach(() => void (callsMs = []));

const answer =
  (status: number, name?: string, headers?: HeadersInit): MailAnswer =>
  () =>
    Response.json({ name }, { status, headers });
const refuse = answer(422, 'validation_error');

/** Moves the clock forward in steps, and starts a delivery before each step. */
async function passTime(totalMs: number, stepMs: number): Promise<void> {
  for (const endMs = fn.clock.now + totalMs; fn.clock.now < endMs; fn.clock.now += stepMs) {
    await fn.deliver();
  }
}

test.each<[string, MailAnswer]>([
  ['connection resets', () => Promise.reject(new Error('reset'))],
  ['lost answers', loseAnswer],
  ['no answers', () => new Promise(() => {})],
  [
    'incomplete answers',
    () => new Response(new ReadableStream({ start: (body) => body.enqueue(Buffer.from('{')) })),
  ],
  ['HTML pages', () => new Response('<!doctype html>')],
  ['status 422 responses', refuse],
  ['status 500 responses', answer(500, 'internal_server_error')],
])('After 22 hours of %s, the function delivers every message once', async (_, failure) => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const limit = vi.spyOn(AbortSignal, 'timeout');
  limit.mockImplementation((ms) => timeout(ms === 10_000 ? 50 : ms));
  api.answer = failure;
  for (const number of range(11)) {
    expect(await post(fn, number)).toBe('sent');
    await passTime(2 * hourMs, 40 * minuteMs);
  }
  api.answer = acceptMail;
  limit.mockRestore();
  await fn.deliverAll();
  expect(readNumbers(api.mails.values())).toEqual(range(11));
});

test('A mail counts as delivered if the service has its key with another text', async () => {
  await post(fn, 0);
  api.answer = loseAnswer;
  await fn.deliver();
  fn.clock.now += minuteMs;
  api.answer = acceptMail;
  await (await fn.startWith({ settings: { MAIL_FROM: 'new@example.com' } })).deliverAll();
  expect(await fn.waiting()).toBe(0);
  expect([...api.mails.values()].map(({ from }) => from)).toEqual([env.MAIL_FROM]);
});

test('After a lost answer, a digest is sent again with the same messages', async () => {
  const digests = await fn.startWith({ settings: { MAILS_PER_HOUR: '0' } });
  for (const number of range(2)) await post(digests, number);
  api.answer = loseAnswer;
  await digests.deliver();
  for (const number of [2, 3]) await post(digests, number);
  api.answer = acceptMail;
  await digests.deliverAll();
  expect(readNumbers(api.mails.values())).toEqual(range(4));
  expect([...api.mails.values()].map(({ subject }) => subject)).toEqual(
    Array(2).fill('Contact messages: 2'),
  );
});

test.each([
  ['MAIL_FROM', answer(422, 'invalid_from_address')],
  ['MAIL_TO', answer(403, 'validation_error')],
])('A waiting mail gets the corrected %s', async (name, wrong) => {
  api.answer = wrong;
  await post(fn, 0);
  await (await fn.startWith({ settings: { [name]: 'wrong@example.net' } })).deliver();
  api.answer = acceptMail;
  await fn.deliverAll();
  const senders = api.calls.map(({ mail: { from, to } }) => `${from} to ${to.join()}`);
  expect(senders).toEqual([
    expect.stringContaining('wrong@example.net'),
    `${env.MAIL_FROM} to ${env.MAIL_TO}`,
  ]);
});

/** The messages in a refused mail wait for a digest (a mail with one or more messages). */
describe('A refused mail', () => {
  const lastMail = () => api.calls.at(-1)?.mail;

  test('is sent again without the reply address but with the same idempotency key', async () => {
    api.answer = (take) => (lastMail()?.reply_to ? refuse(take) : take());
    await post(fn, 0);
    await fn.deliver();
    expect([...api.mails.values()].map((mail) => mail.reply_to)).toEqual([undefined]);
    expect(new Set(api.calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  test('is delivered once if the mail service accepted an earlier call but the answer was lost', async () => {
    await post(fn, 0);
    api.answer = loseAnswer;
    await fn.deliver();
    // Without a reply address, the mail differs from the accepted mail, so the service answers 409.
    const answers = [refuse];
    api.answer = (take) => (answers.shift() ?? acceptMail)(take);
    await fn.deliverAll();
    expect(readNumbers(api.mails.values())).toEqual([0]);
  });

  test('is sent as a digest after 15 minutes, even if it contains only one message', async () => {
    api.answer = (take) => (lastMail()?.subject.includes('Layla') ? refuse(take) : take());
    await post(fn, 0);
    await passTime(14 * minuteMs, minuteMs);
    expect(api.mails.size).toBe(0);
    await passTime(2 * minuteMs, minuteMs);
    expect([...api.mails.values()].map(({ subject }) => subject)).toEqual(['Contact messages: 1']);
  });

  test.each([
    ['the mail service', refuse],
    ['a firewall', () => new Response('<h1>Blocked</h1>', { status: 403 })],
  ])('delays no other mail, and is rarely sent again (refused by %s)', async (_, refuse) => {
    api.answer = (take) => (lastMail()?.text.includes('Project 3.') ? refuse(take) : take());
    // Messages 0 to 30, except 3, get their own mail. The refused mail (message 3) does not count
    // for the limit of 30. Messages 31 to 34 and, later, message 3 wait for a digest.
    for (const number of range(35)) await post(fn, number);
    await passTime(hourMs, minuteMs);
    expect(readNumbers(api.mails.values())).toEqual(range(35).filter((number) => number !== 3));
    const callsBefore = api.calls.length;
    await passTime(hourMs, minuteMs);
    expect(api.calls.length - callsBefore).toBeLessThanOrEqual(4);
    api.answer = acceptMail;
    await fn.deliverAll();
    expect(readNumbers(api.mails.values())).toEqual(range(35));
  });
});

test('A mail that always fails does not hold up other mails', async () => {
  api.answer = answer(500);
  for (const number of range(2)) await post(fn, number);
  await passTime(hourMs, minuteMs);
  api.answer = (take) =>
    api.calls.at(-1)?.mail.text.includes('Project 0.') ? answer(500)(take) : take();
  await post(fn, 2);
  await passTime(5 * minuteMs, 10_000);
  expect(readNumbers(api.mails.values())).toEqual([1, 2]);
  api.answer = acceptMail;
  await fn.deliverAll();
  expect(readNumbers(api.mails.values())).toEqual([0, 1, 2]);
});

test('Calls to the mail service start 500 ms apart', async () => {
  for (const number of range(4)) await post(fn, number);
  await fn.deliver();
  expect(callsMs.map((ms) => ms - (callsMs[0] ?? 0))).toEqual([0, 500, 1_000, 1_500]);
});

test('During an outage, the pauses between calls grow to 45 seconds', async () => {
  api.answer = answer(500);
  await post(fn, 0);
  await passTime(5 * minuteMs, 1_000);
  const pausesMs = callsMs.slice(1).map((ms, index) => ms - (callsMs[index] ?? 0));
  expect(pausesMs.slice(0, 4).every((ms, index) => ms >= 1_000 * 2 ** index)).toBe(true);
  // A delivery starts each second, so a pause may be up to a second longer.
  expect(Math.max(...pausesMs)).toBeGreaterThanOrEqual(45_000);
  expect(Math.max(...pausesMs)).toBeLessThanOrEqual(46_000);
  expect(pausesMs.length).toBeGreaterThan(5);
});

test.each([
  ['600', 600_000],
  ['86400', hourMs],
])('After Retry-After: %s, the function waits %i ms (at most 1 hour)', async (seconds, pauseMs) => {
  api.answer = answer(429, 'rate_limit_exceeded', { 'retry-after': seconds });
  await post(fn, 0);
  await passTime(pauseMs + minuteMs, 10_000);
  const [first = 0, second = 0] = callsMs;
  expect(second - first).toBeGreaterThanOrEqual(pauseMs);
  expect(second - first).toBeLessThan(pauseMs + 20_000);
});

test('After a clock error of a year is corrected, the function delivers a waiting message', async () => {
  api.answer = answer(500);
  await post(fn, 0);
  fn.clock.now += 365 * 24 * hourMs;
  await fn.deliver();
  fn.clock.now -= 365 * 24 * hourMs;
  api.answer = acceptMail;
  await fn.deliver();
  expect(readNumbers(api.mails.values())).toEqual([0]);
});

test('Two deliveries at the same time send each mail only once', async () => {
  for (const number of range(5)) await post(fn, number);
  await Promise.all([fn.deliver(), fn.deliver()]);
  expect(api.calls).toHaveLength(5);
});

test('A delivery ends if another delivery has taken its lease (lock)', async () => {
  const sleep = async () =>
    void (await fn.query('update contact.delivery set lease_token = 1', []));
  const delivery = await fn.startWith({ replaced: { sleep } });
  for (const number of range(2)) await post(fn, number);
  await delivery.deliver();
  expect(api.calls).toHaveLength(1);
});

test.each<[string, MailAnswer]>([
  ['accepts the mail', acceptMail],
  ['refuses the mail', refuse],
  ['fails', answer(500)],
])('A hanging call blocks no post, and its late answer changes nothing (%s)', async (_, late) => {
  const [call, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  api.answer = async (take) => {
    call.resolve();
    await release.promise;
    return late(take);
  };
  await post(fn, 0);
  const slow = fn.deliver();
  await call.promise;
  expect(await post(fn, 1)).toBe('sent');
  await fn.deliver();
  expect(api.calls).toHaveLength(1);

  // After 2 minutes, the hanging delivery's lease ends, so another delivery can start.
  fn.clock.now += 2 * minuteMs;
  api.answer = answer(503);
  await fn.deliver();
  const tables = () =>
    fn.query('select * from contact.delivery, contact.messages order by hash', []);
  const before = await tables();
  release.resolve();
  await slow;
  expect(await tables()).toEqual(before);
});
