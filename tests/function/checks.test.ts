import { corsHeaders } from '@supabase/supabase-js/cors';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fieldNames } from '../../supabase/functions/_shared/contract.ts';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';
import {
  codeOf,
  createRequest,
  env,
  formHeaders,
  site,
  startFunction,
  type TestFunction,
} from './support.ts';

let shared: TestFunction;
beforeAll(async () => void (shared = await startFunction()));
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await shared.reset();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => shared.close());

const evil = 'https://evil.example';
const sizeCap = 256 * 1024;
const form = new URLSearchParams({ ...contactMessage }).toString();
const createForm = (body: BodyInit, headers = {}) =>
  createRequest(body, { headers: { ...formHeaders, ...headers } });
const bytes = (length: number) => new Uint8Array(length).fill(32);
const hanging = (length: number) =>
  new ReadableStream({ start: (stream) => stream.enqueue(bytes(length)) });
const endless = () => new ReadableStream({ pull: (stream) => stream.enqueue(bytes(1024)) });
const log = () => vi.mocked(console.error).mock.calls.flat().join('\n');
const withSettings = (settings: Record<string, string | undefined>) =>
  startFunction({ database: shared, settings });
const withBodies = (bodies: object) =>
  startFunction({
    database: shared,
    replaced: { bodies: { jsonMs: 20, formMs: 20, heldBytes: 0, ...bodies } },
  });

async function expectRefusal(request: Request, status: number, code: string, more = {}) {
  const response = await shared.handle(request);
  expect([response.status, await response.json()]).toEqual([status, { code, ...more }]);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await shared.waiting()).toBe(0);
}

describe('A failed check answers its status and code as JSON', () => {
  test.each([undefined, evil, 'null', '*', `${site}/`, `${site}:8443`, `${site}.evil.example`])(
    'for the origin %s',
    (origin) =>
      expectRefusal(
        createRequest(contactMessage, { headers: { origin } }),
        403,
        'origin_not_allowed',
      ),
  );

  test.each(['GET', 'HEAD', 'PUT', 'DELETE'])('for the method %s', (method) =>
    expectRefusal(createRequest(contactMessage, { method }), 405, 'method_not_allowed'),
  );

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp', ''])(
    'for the media type "%s"',
    (type) =>
      expectRefusal(
        createRequest(contactMessage, { headers: { 'content-type': type } }),
        415,
        'unsupported_media_type',
      ),
  );

  test.each([
    ['a body of 256 KB and one byte', bytes(sizeCap + 1)],
    ['a body without an end', endless()],
  ])('for %s', (_name, body) => expectRefusal(createRequest(body), 413, 'too_large'));

  test.each(['', '{"firstName":"Ada"', form, Uint8Array.of(0x22, 0xff, 0xfe, 0x22)])(
    'for the malformed body %j',
    (body) => expectRefusal(createRequest(body), 400, 'malformed'),
  );

  test.each(['null', '[]', '"text"', '1', '{}', '{"__proto__":{"firstName":"Ada"}}'])(
    'for the JSON %s, which has no field of a message',
    (body) =>
      expectRefusal(createRequest(body), 422, 'invalid_message', { fields: [...fieldNames] }),
  );
});

const blanks = [undefined, '', ' \t\n', '\u200b\u202e', '\u3164\u2800', '\0', 7, ['a@b.c'], {}];
describe.each(fieldNames)('The field %s', (name) => {
  test.each(blanks)('is named when it is %j', (value) => {
    const request = createRequest({ ...contactMessage, [name]: value });
    return expectRefusal(request, 422, 'invalid_message', { fields: [name] });
  });
});

test.each(
  `layla layla@ @example.org a@b,c@d layla<a@b.c> "layla"@example.org a@[127.0.0.1] a@exam_ple.org
  a@example..org a@-b.c a@b@c ädä@example.org a@müller.example/path a@müller.example:25
  a@mü%6cler.example a@１２７.０.０.１ a@ä\u2024example.org@b a@${'b'.repeat(64)}.c`.split(/\s+/),
)('The e-mail address %s is refused, as a browser does', (email) => {
  const request = createRequest({ ...contactMessage, email });
  return expectRefusal(request, 422, 'invalid_message', { fields: ['email'] });
});

test('A field that only a prototype has is not read', async () => {
  Object.defineProperty(Object.prototype, 'email', { value: 'a@b.c', configurable: true });
  try {
    const { email: _, ...message } = contactMessage;
    const request = createRequest(message);
    await expectRefusal(request, 422, 'invalid_message', { fields: ['email'] });
  } finally {
    Reflect.deleteProperty(Object.prototype, 'email');
  }
});

test('Checks run in the documented order: each request also fails the later checks', async () => {
  const headers = { origin: evil, 'content-type': 'text/plain', 'content-length': '9999999' };
  const own = { ...headers, origin: site };
  const json = { ...own, 'content-type': 'application/json' };
  const overloaded = await withBodies({ heldBytes: 2 ** 25 });
  const slow = await withBodies({});
  const unset = await withSettings({ MAIL_TO: '' });
  const answers = [
    unset.handle(createRequest('x', { headers, method: 'PUT' })),
    overloaded.handle(createRequest('x', { headers, method: 'PUT' })),
    overloaded.handle(createRequest('x', { headers: own, method: 'PUT' })),
    overloaded.handle(createRequest('x', { headers: own })),
    overloaded.handle(createRequest('x', { headers: json })),
    overloaded.handle(createRequest(hanging(65 * 1024))),
    slow.handle(createRequest(hanging(65 * 1024))),
    slow.handle(createRequest('x')),
    slow.handle(createRequest('{}')),
  ].map(async (answer) => `${(await answer).status} ${await codeOf(await answer)}`);
  expect(await Promise.all(answers)).toEqual([
    '500 not_configured',
    '403 origin_not_allowed',
    '405 method_not_allowed',
    '415 unsupported_media_type',
    '413 too_large',
    '503 overloaded',
    '408 too_slow',
    '400 malformed',
    '422 invalid_message',
  ]);
});

test('A body of up to 64 KB is read while many others arrive', async () => {
  const { handle } = await withBodies({ heldBytes: 2 ** 25, jsonMs: 60_000 });
  expect((await handle(createRequest(JSON.stringify(contactMessage).padEnd(65_536)))).status).toBe(
    200,
  );
});

test.each([
  ['of exactly 256 KB', JSON.stringify(contactMessage).padEnd(sizeCap)],
  ['with 85,000 Chinese characters', { ...contactMessage, projectDetails: '我'.repeat(85_000) }],
  ['with a byte order mark', `\ufeff${JSON.stringify(contactMessage)}`],
])('A message %s is accepted', async (_name, body) => {
  const headers = { 'content-type': 'Application/JSON ;charset=UTF-8' };
  const response = await shared.handle(createRequest(body, { headers }));
  expect([response.status, await response.json()]).toEqual([200, { code: 'sent' }]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await shared.waiting()).toBe(1);
});

test('A preflight from the site allows what supabase-js sends', async () => {
  const { status, headers, body } = await shared.handle(createRequest(null, { method: 'OPTIONS' }));
  expect([status, body]).toEqual([204, null]);
  expect(Object.fromEntries(headers)).toMatchObject({
    'access-control-allow-origin': site,
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': corsHeaders['Access-Control-Allow-Headers'],
  });
});

test.each(['OPTIONS', 'POST', 'GET'])('%s allows the origin of the site only', async (method) => {
  for (const origin of [site, evil]) {
    const { headers } = await shared.handle(createRequest('{}', { method, headers: { origin } }));
    const isOwn = origin === site;
    expect(headers.get('access-control-allow-origin')).toBe(isOwn ? site : null);
    expect([...headers.keys()].some((name) => /access-control/.test(name))).toBe(isOwn);
    expect(headers.get('vary')).toBe('Origin');
  }
});

describe('A form that is posted without script', () => {
  test.each([site, 'https://example.com'])('leads back to %s after success', async (origin) => {
    const { status, headers } = await shared.handle(createForm(form, { origin }));
    expect([status, headers.get('location')]).toEqual([303, `${origin}/#message-sent`]);
    expect(await shared.waiting()).toBe(1);
  });

  test.each([
    ['a broken escape', form.replace('Layla', '%zz')],
    ['an escape that is not UTF-8', form.replace('Layla', '%ff')],
    ['a byte that is not UTF-8', Uint8Array.from([...Buffer.from(form), 0xff])],
    ['too many bytes', form + 'x'.repeat(sizeCap)],
    ['a blank field', form.replace('Layla', '%E2%80%8B')],
    ['two e-mail addresses', `${form}&email=bob%40example.org`],
    ['no field', ''],
  ])('leads to the notice of failure after %s', async (_name, body) => {
    const { status, headers } = await shared.handle(createForm(body));
    expect([status, headers.get('location')]).toEqual([303, `${site}/#message-failed`]);
    expect(await shared.waiting()).toBe(0);
  });

  test('leads to the notice of failure when its body is slow or a setting is missing', async () => {
    const slow = await withBodies({});
    const unset = await withSettings({ MAIL_TO: '' });
    for (const answer of [slow.handle(createForm(hanging(9))), unset.handle(createForm(form))]) {
      expect((await answer).headers.get('location')).toBe(`${site}/#message-failed`);
    }
  });

  test('is redirected nowhere when it comes from a foreign page', async () => {
    const { status, headers } = await shared.handle(createForm(form, { origin: evil }));
    expect([status, headers.get('location')]).toEqual([403, null]);
  });
});

describe('A setting that is missing is a logged failure', () => {
  test.each(Object.keys(env))('%s', async (name) => {
    for (const value of [undefined, '', ' ']) {
      const { handle } = await withSettings({ [name]: value });
      const response = await handle(createRequest(contactMessage));
      expect([response.status, await codeOf(response)]).toEqual([500, 'not_configured']);
    }
    expect(log().match(new RegExp(name, 'g'))).toHaveLength(3);
    expect(log()).not.toContain(env.MAIL_API_KEY);
  });

  test.each(['*', 'null', 'www.example.com', `${site}/path`])(
    'ALLOWED_ORIGINS=%s, which allows no origin',
    async (ALLOWED_ORIGINS) => {
      const { handle } = await withSettings({ ALLOWED_ORIGINS });
      const request = createRequest(contactMessage, { headers: { origin: ALLOWED_ORIGINS } });
      expect((await handle(request)).status).toBe(500);
    },
  );
});

describe('The scheduled call', () => {
  const call = (token: string, init = {}) =>
    createRequest('{}', { headers: { origin: undefined, 'x-call-token': token }, ...init });

  test('starts a delivery and answers how many messages wait, and how long', async () => {
    await shared.handle(createRequest(contactMessage));
    const now = () => shared.clock.now + 61_000;
    const startDelivery = vi.fn<() => void>();
    const { handle } = await startFunction({ database: shared, replaced: { now, startDelivery } });
    const [row] = await shared.query('select call_token as token from contact.delivery', []);
    const { token } = row as { token: string };
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    const response = await handle(call(token));
    expect(await response.json()).toEqual({ code: 'delivering', waiting: 1, oldestSeconds: 61 });
    expect(startDelivery).toHaveBeenCalledOnce();
  });

  test.each(['', 'x', "' or true --"])(
    'is refused with the token "%s", whatever its origin',
    (token) =>
      expectRefusal(call(token), 403, 'token_not_valid').then(() =>
        expectRefusal(
          createRequest('{}', { headers: { 'x-call-token': token } }),
          403,
          'token_not_valid',
        ),
      ),
  );
});

test('A fault of the function is a 500 that shows and logs nothing of it', async () => {
  const now = () => {
    throw new Error(contactMessage.email);
  };
  const { handle } = await startFunction({ database: shared, replaced: { now } });
  const response = await handle(createRequest(contactMessage));
  expect([response.status, await response.text()]).toEqual([500, '{"code":"internal_error"}']);
  expect(log()).toBe('The contact function failed: Error.');
});
