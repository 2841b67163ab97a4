import { corsHeaders } from '@supabase/supabase-js/cors';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contactFields } from '../../supabase/functions/_shared/contract.ts';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';
import { answerOf, createRequest, env, formHeaders, shareFunction, site } from './support.ts';

const shared = await shareFunction();
const evil = 'https://evil.example';
const required = contactFields.filter((field) => field.required).map(({ name }) => name);
const sizeCap = 256 * 1024;
const form = new URLSearchParams({ ...contactMessage }).toString();
const bytes = (length: number) => new Uint8Array(length).fill(32);
const hanging = (length: number) =>
  new ReadableStream({ start: (stream) => stream.enqueue(bytes(length)) });
const startWithBodies = (bodies: object) =>
  shared.startWith({
    replaced: { bodies: { silenceMs: 60_000, jsonMs: 20, formMs: 20, heldBytes: 0, ...bodies } },
  });

describe('The function refuses an invalid request', () => {
  const refuses = (answer: string, body: unknown, init?: Parameters<typeof createRequest>[1]) =>
    test(`with ${answer}: ${JSON.stringify(init ?? body)?.slice(0, 60)}`, async () => {
      expect(await answerOf(shared.handle(createRequest(body, init)))).toBe(answer);
      expect(await shared.waiting()).toBe(0);
    });

  for (const origin of [undefined, evil, 'null', '*', `${site}/`, `${site}:8443`, `${site}.evil.c`])
    refuses('403 origin_not_allowed', contactMessage, { headers: { origin } });
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE'])
    refuses('405 method_not_allowed', contactMessage, { method });
  for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp', ''])
    refuses('415 unsupported_media_type', contactMessage, { headers: { 'content-type': type } });
  refuses('413 too_large', bytes(sizeCap + 1));
  refuses('413 too_large', new ReadableStream({ pull: (stream) => stream.enqueue(bytes(1024)) }));
  for (const body of ['', '{"firstName":"Ada"', form, Uint8Array.of(0x22, 0xff, 0x22)])
    refuses('400 malformed', body);
  for (const body of ['null', '[]', '"text"', '1', '{}', '{"__proto__":{"firstName":"Ada"}}'])
    refuses(`422 invalid_message ${required.join(' ')}`, body);
  const blanks = ['', ' \t\n', '\u200b\u202e', '\u3164\u2800', '\0'];
  for (const name of required)
    for (const value of [undefined, ...blanks, 7, ['a@b.c']])
      refuses(`422 invalid_message ${name}`, { ...contactMessage, [name]: value });
  for (const email of `a a@ @b a@b,c@d a<a@b.c> "a"@b.c a@[127.0.0.1] a@b_c.d a@b..c a@-b.c a@b@c
    ä@b.c a@ü.c/path a@ü.c:25 a@ü%6c.c a@１２７.０.０.１ a@ä\u2024b@c a@${'b'.repeat(64)}.c`.split(
    /\s+/,
  ))
    refuses('422 invalid_message email', { ...contactMessage, email });
});

test('The function ignores a field that exists only on Object.prototype', async () => {
  const prototype: object = Object.getPrototypeOf({});
  Object.defineProperty(prototype, 'email', { value: 'a@b.c', configurable: true });
  const body = JSON.stringify({ ...contactMessage, email: undefined });
  const answer = await answerOf(shared.handle(createRequest(body)));
  Reflect.deleteProperty(prototype, 'email');
  expect(answer).toBe('422 invalid_message email');
});

test('If several checks fail, the answer contains the code that comes first in the documented order', async () => {
  const headers = { origin: evil, 'content-type': 'text/plain', 'content-length': '9999999' };
  const put = { headers, method: 'PUT' };
  const own = { ...headers, origin: site };
  const json = { ...own, 'content-type': 'application/json' };
  const busy = await startWithBodies({ heldBytes: 2 ** 25 });
  const slow = await startWithBodies({});
  const unset = await shared.startWith({ settings: { MAIL_TO: '' } });
  const answers: [string, Promise<Response>][] = [
    ['500 not_configured', unset.handle(createRequest('x', put))],
    ['403 origin_not_allowed', busy.handle(createRequest('x', put))],
    ['405 method_not_allowed', busy.handle(createRequest('x', { ...put, headers: own }))],
    ['415 unsupported_media_type', busy.handle(createRequest('x', { headers: own }))],
    ['413 too_large', busy.handle(createRequest('x', { headers: json }))],
    ['503 overloaded', busy.handle(createRequest(hanging(65 * 1024)))],
    ['408 too_slow', slow.handle(createRequest(hanging(65 * 1024)))],
    ['400 malformed', slow.handle(createRequest('x'))],
  ];
  for (const [answer, answering] of answers) expect(await answerOf(answering)).toBe(answer);
});

test('The function reads a body of up to 64 KB even if other bodies use all the allowed memory', async () => {
  const { handle } = await startWithBodies({ heldBytes: 2 ** 25, jsonMs: 60_000 });
  const body = JSON.stringify(contactMessage).padEnd(65_536);
  expect(await answerOf(handle(createRequest(body)))).toBe('200 sent');
});

test('Together, slow bodies and bodies that wait for the database use at most 16 MB of memory', async () => {
  const stored = Promise.withResolvers<void>();
  const query = vi.fn<typeof shared.query>((...args) =>
    stored.promise.then(() => shared.query(...args)),
  );
  const bodies = { silenceMs: 60_000, jsonMs: 60_000, formMs: 0, heldBytes: 0 };
  const database = { ...shared, query };
  const { handle } = await shared.startWith({ database, replaced: { bodies } });
  const size = 250 * 1024;
  const post50 = (body: () => unknown) =>
    Promise.all(Array.from({ length: 50 }, () => answerOf(handle(createRequest(body())))));
  const waiting = post50(() => JSON.stringify(contactMessage).padEnd(size));
  await expect.poll(() => query.mock.calls.length, { timeout: 30_000 }).toBe(50);
  bodies.jsonMs = 200;
  const slow = await post50(() => hanging(size));
  stored.resolve();
  expect(new Set(await waiting)).toEqual(new Set(['200 sent']));
  expect(new Set(slow)).toEqual(new Set(['408 too_slow', '503 overloaded']));
  const fitting = slow.filter((answer) => answer === '408 too_slow');
  expect(fitting).toHaveLength(Math.floor(2 ** 24 / size) - 50);
  expect(bodies.heldBytes).toBe(0);
});

describe('A body on a slow connection', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** Sends a message in equal parts, with a pause before each part. */
  const postSlowly = (text: string, parts: number, pauseMs: number) => {
    const size = text.length / parts;
    let part = 0;
    const pull = async (stream: ReadableStreamDefaultController) => {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      stream.enqueue(Buffer.from(text.slice(size * part, size * (part + 1))));
      if ((part += 1) === parts) stream.close();
    };
    return answerOf(shared.handle(createRequest(new ReadableStream({ pull }))));
  };

  test.each([
    [15, 2.5],
    [30, 5],
  ])('of %i KB arrives at %f KB a second', async (size, perSecond) => {
    const text = JSON.stringify(contactMessage).padEnd(size * 1024);
    const answering = postSlowly(text, size / perSecond, 1_000);
    for (const _ of Array(size / perSecond)) await vi.advanceTimersByTimeAsync(1_000);
    expect(await answering).toBe('200 sent');
  });

  test('is refused after 10 seconds without a byte, or after 18 seconds', async () => {
    const text = JSON.stringify(contactMessage).padEnd(100);
    const answering = [
      postSlowly(text, 1, 9_999),
      postSlowly(text, 1, 10_001),
      postSlowly(text, 3, 5_999),
      postSlowly(text, 3, 6_001),
    ];
    for (const _ of Array(19)) await vi.advanceTimersByTimeAsync(1_000);
    const refused = '408 too_slow';
    expect(await Promise.all(answering)).toEqual(['200 sent', refused, '200 sent', refused]);
  });
});

test.each([
  ['of exactly 256 KB', JSON.stringify(contactMessage).padEnd(sizeCap)],
  ['with 85,000 Chinese characters', { ...contactMessage, projectDetails: '我'.repeat(85_000) }],
  ['with a byte order mark', `\ufeff${JSON.stringify(contactMessage)}`],
])('The function accepts a message %s', async (_name, body) => {
  const headers = { 'content-type': 'Application/JSON ;charset=UTF-8' };
  const response = await shared.handle(createRequest(body, { headers }));
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect([await answerOf(response), await shared.waiting()]).toEqual(['200 sent', 1]);
});

test('The preflight response to the site allows the method and headers that supabase-js uses', async () => {
  const { status, headers } = await shared.handle(createRequest(null, { method: 'OPTIONS' }));
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
  const allowed = corsHeaders['Access-Control-Allow-Headers'];
  expect(headers.get('access-control-allow-headers')).toBe(allowed);
});

test.each(['OPTIONS', 'POST', 'GET'])('The answer to %s allows only our origin', async (method) => {
  for (const origin of [site, evil]) {
    const { headers } = await shared.handle(createRequest('{}', { method, headers: { origin } }));
    const isOwn = origin === site;
    expect(headers.get('access-control-allow-origin')).toBe(isOwn ? site : null);
    expect([...headers.keys()].some((name) => /access-control/.test(name))).toBe(isOwn);
    expect(headers.get('vary')).toBe('Origin');
  }
});

describe('A visitor who posts the form without JavaScript', () => {
  const post = async (body: BodyInit, { handle } = shared, origin = site) => {
    const headers = { ...formHeaders, origin };
    const response = await handle(createRequest(body, { headers }));
    return `${response.status} ${response.headers.get('location')}`;
  };

  test.each([site, 'https://example.com'])('is redirected to %s after success', async (origin) => {
    expect(await post(form, shared, origin)).toBe(`303 ${origin}/#message-sent`);
    expect(await shared.waiting()).toBe(1);
  });

  test.each([
    ['ar', 'Layla', '/ar#message-sent'],
    ['ar', '', '/ar#message-failed'],
    ['/evil.example', 'Layla', '/#message-sent'],
    ['../admin', 'Layla', '/#message-sent'],
  ])('with locale "%s" and name "%s" is redirected to %s', async (locale, name, page) => {
    const body = `${form.replace('Layla', name)}&locale=${encodeURIComponent(locale)}`;
    expect(await post(body)).toBe(`303 ${site}${page}`);
  });

  test.each([
    ['a broken escape', form.replace('Layla', '%zz')],
    ['an escape that is not UTF-8', form.replace('Layla', '%ff')],
    ['two e-mail addresses', `${form}&email=bob%40example.org`],
  ])('is redirected to the failure notice if the form contains %s', async (_name, body) => {
    expect(await post(body)).toBe(`303 ${site}/#message-failed`);
    expect(await shared.waiting()).toBe(0);
  });

  test('is redirected to the failure notice if the body arrives too slowly or a setting is missing', async () => {
    const unset = await shared.startWith({ settings: { MAIL_TO: '' } });
    const slow = await startWithBodies({});
    expect(await post(form, { ...shared, ...unset })).toBe(`303 ${site}/#message-failed`);
    expect(await post(hanging(9), { ...shared, ...slow })).toBe(`303 ${site}/#message-failed`);
  });

  test('is not redirected if the form is on another site', async () => {
    expect(await post(form, shared, evil)).toBe('403 null');
  });
});

const unsafeOrigins = ['*', 'null', 'www.example.com', `${site}/path`];
test.each([
  ...Object.keys(env).flatMap((name) => [
    [name, ' '],
    [name, undefined],
  ]),
  ['DATABASE_URL', 'postgres://postgres:pass#word@database.example.com'],
  ['DATABASE_URL', 'postgres://postgres:50%off@database.example.com'],
  ['MAIL_API_KEY', 're_é'],
  ['MAIL_FROM', 'Website'],
  ...['a@b.c, hello', 'a@b.c; b@b.c', 'Ann <a@b.c', ',', Array(51).fill('a@b.c').join()].map(
    (value) => ['MAIL_TO', value],
  ),
  ['MAIL_API_URL', 'api.resend.com/emails'],
  ['CLIENT_ADDRESS_HEADER', 'X Real IP'],
  ...unsafeOrigins.map((value) => ['ALLOWED_ORIGINS', value]),
])('With %s="%s", every request fails, and the log names the setting', async (name = '', value) => {
  const { handle } = await shared.startWith({ settings: { [name]: value } });
  const request = createRequest(contactMessage, { headers: { origin: value } });
  expect(await answerOf(handle(request))).toBe('500 not_configured');
  const line = `The contact function is not configured: ${name} missing or malformed.`;
  expect(shared.readLog()).toEqual([line]);
});

describe('The scheduled call', () => {
  const createCall = (token: string, origin?: string) =>
    createRequest('{}', { headers: { origin, 'x-call-token': token } });

  test('starts a delivery, and returns the number of waiting messages and the age of the oldest', async () => {
    await shared.handle(createRequest(contactMessage));
    const now = () => shared.clock.now + 61_000;
    const startDelivery = vi.fn<() => void>();
    const { handle } = await shared.startWith({ replaced: { now, startDelivery } });
    const [row] = await shared.query('select call_token as token from contact.delivery', []);
    const { token } = row as { token: string };
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    const response = await handle(createCall(token));
    expect(await response.json()).toEqual({ code: 'delivering', waiting: 1, oldestSeconds: 61 });
    expect(startDelivery).toHaveBeenCalledOnce();
  });

  test.each(['', 'x', "' or true --"])('is refused with the wrong token "%s"', async (token) => {
    for (const origin of [undefined, site])
      expect(await answerOf(shared.handle(createCall(token, origin)))).toBe('403 token_not_valid');
  });
});

test("After an exception, the answer is 500, and the exception's message is not sent or logged", async () => {
  const now = () => {
    throw new Error(contactMessage.email);
  };
  const { handle } = await shared.startWith({ replaced: { now } });
  expect(await answerOf(handle(createRequest(contactMessage)))).toBe('500 internal_error');
  expect(shared.readLog()).toEqual(['The contact function failed: Error.']);
});
