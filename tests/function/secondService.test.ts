import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDependencies } from '../../supabase/functions/send-contact-email/dependencies.ts';
import { handle } from '../../supabase/functions/send-contact-email/handler.ts';
import type { Mail } from '../../supabase/functions/send-contact-email/mail.ts';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';
import { createRequest, env } from './support.ts';
import { createVirtualClock } from './virtualClock.ts';

const both = {
  ...env,
  MAIL_FALLBACK_API_URL: 'https://second.example/emails',
  MAIL_FALLBACK_API_KEY: 'second_secret',
};

interface Call {
  url: string;
  headers: Headers;
  mail: Mail;
  at: number;
}
type Service = (call: Call) => Response | Promise<Response>;

const ok: Service = () => Response.json({ id: 'kept' });
const status =
  (code: number, name?: string): Service =>
  () =>
    Response.json({ name }, { status: code });
const down: Service = () => {
  throw new TypeError('fetch failed');
};

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

async function sendBy(first: Service, second: Service, settings: Record<string, string> = both) {
  const clock = createVirtualClock();
  const calls: Call[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (typeof input !== 'string' || typeof init?.body !== 'string') throw new TypeError('no call');
    const mail = JSON.parse(init.body) as Mail;
    const call = { url: input, headers: new Headers(init.headers), mail, at: clock.now() };
    calls.push(call);
    return call.url.includes('second') ? second(call) : first(call);
  };
  const dependencies = createDependencies({ fetch, now: clock.now, sleep: clock.sleep });
  const response = await clock.run(handle(createRequest(contactMessage), settings, dependencies));
  const bySecond = calls.filter(({ url }) => url.includes('second'));
  const byFirst = calls.filter(({ url }) => !url.includes('second'));
  return { status: response.status, byFirst, bySecond, end: clock.now() };
}

describe('the second mail service', () => {
  test('is not called when the first took the mail', async () => {
    const { status: answer, bySecond } = await sendBy(ok, ok);
    expect([answer, bySecond.length]).toEqual([200, 0]);
  });

  test.each([
    ['cannot be reached', down, 3],
    ['answers 503', status(503), 3],
    ['has used up its quota', status(429, 'daily_quota_exceeded'), 1],
    ['refuses the key', status(403, 'invalid_api_key'), 1],
    ['answers without an id', () => Response.json({}), 3],
  ])('sends when the first %s', async (_name, first, tries) => {
    const { status: answer, byFirst, bySecond } = await sendBy(first, ok);
    expect([answer, byFirst.length, bySecond.length]).toEqual([200, tries, 1]);

    const [call] = bySecond;
    expect(call?.headers.get('authorization')).toBe('Bearer second_secret');
    // The same key, so that a repeat is no third mail; and a line that explains the second.
    expect(call?.headers.get('idempotency-key')).toBe(byFirst[0]?.headers.get('idempotency-key'));
    expect(call?.mail.text).toContain('The first may have sent it too.');
    expect(call?.mail.subject).toBe(byFirst[0]?.mail.subject);
  });

  test('has its own sender when the settings name one', async () => {
    const settings = { ...both, MAIL_FALLBACK_FROM: 'website@second.example' };
    const { byFirst, bySecond } = await sendBy(down, ok, settings);
    expect(byFirst[0]?.mail.from).toBe(env.MAIL_FROM);
    expect(bySecond[0]?.mail.from).toBe('website@second.example');
  });

  test('is no success when it does not take the mail either', async () => {
    const { status: answer, end } = await sendBy(down, status(503));
    expect(answer).toBe(502);
    expect(end).toBeLessThanOrEqual(12_000);
    const log = vi.mocked(console.error).mock.calls.flat();
    expect(log).toEqual([
      'A contact message was not sent (network error; calls: 3).',
      'A contact message was not sent (second mail service; status 503; calls: 3).',
    ]);
  });

  test('has 5 s of the 12 s when the first asks for long pauses', async () => {
    const slow: Service = () =>
      new Response(null, { status: 429, headers: { 'retry-after': '6' } });
    const { status: answer, byFirst, bySecond } = await sendBy(slow, ok);
    expect([answer, byFirst.length]).toEqual([200, 2]);
    expect(bySecond[0]?.at).toBeLessThanOrEqual(7_000);
  });
});

test('without a second mail service a failure of the first is a failure', async () => {
  const { status: answer, bySecond } = await sendBy(down, ok, env);
  expect([answer, bySecond.length]).toEqual([502, 0]);
});
