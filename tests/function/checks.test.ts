import { corsHeaders } from '@supabase/supabase-js/cors';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handle } from '../../supabase/functions/send-contact-email/handler.ts';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';
import {
  codeOf,
  createTestDependencies,
  createMailApi,
  createRequest,
  env,
  formHeaders,
  send,
  site,
} from './support.ts';

interface Check {
  name: string;
  request: () => Request;
  status: number;
  code: string;
}

const withHeaders = (headers: Record<string, string | undefined>) => () =>
  createRequest(contactMessage, { headers });
const withBody = (body: BodyInit) => () => createRequest(body);
const method = (name: string) => () => createRequest(undefined, { method: name });

function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024)) });
}

const checks: Check[] = [
  // Who asks.
  ...[
    'https://evil.example',
    'http://www.example.com',
    'https://www.example.com:8443',
    'https://www.example.com.evil.example',
    'https://WWW.example.com',
    'https://www.example.com/',
    'null',
    '*',
  ].map((origin) => ({
    name: `origin ${origin}`,
    request: withHeaders({ origin }),
    status: 403,
    code: 'origin_not_allowed',
  })),
  {
    name: 'no origin',
    request: withHeaders({ origin: undefined }),
    status: 403,
    code: 'origin_not_allowed',
  },
  // How.
  ...['GET', 'PUT', 'PATCH', 'DELETE'].map((name) => ({
    name: `method ${name}`,
    request: method(name),
    status: 405,
    code: 'method_not_allowed',
  })),
  // In which form.
  ...['text/plain', 'text/html', 'multipart/form-data; boundary=x', 'application/jsonp', ''].map(
    (type) => ({
      name: `content type "${type}"`,
      request: withHeaders({ 'content-type': type }),
      status: 415,
      code: 'unsupported_media_type',
    }),
  ),
  // How much.
  {
    name: 'one megabyte and one byte',
    request: withBody('x'.repeat(1_048_577)),
    status: 413,
    code: 'too_large',
  },
  { name: 'a body without an end', request: withBody(endless()), status: 413, code: 'too_large' },
  // Whether it can be read.
  { name: 'an empty body', request: withBody(''), status: 400, code: 'malformed' },
  {
    name: 'truncated JSON',
    request: withBody('{"firstName":"Ada"'),
    status: 400,
    code: 'malformed',
  },
  { name: 'not JSON', request: withBody('firstName=Ada'), status: 400, code: 'malformed' },
  {
    name: 'invalid UTF-8',
    request: withBody(new Uint8Array([0x22, 0xff, 0xfe, 0x22])),
    status: 400,
    code: 'malformed',
  },
  // Whether it is a message.
  ...['null', '[]', '"text"', '1', '{}', '{"__proto__":{"firstName":"Ada"}}'].map((body) => ({
    name: `JSON ${body}`,
    request: withBody(body),
    status: 422,
    code: 'invalid_message',
  })),
  ...['', ' \t\n', '\u200b', '\u202e\u200f', '\u3164', '\u2800', 7, ['a@b.c'], null].map(
    (value) => ({
      name: `four fields that are ${JSON.stringify(value)}`,
      request: () =>
        createRequest({ firstName: value, lastName: value, email: value, projectDetails: value }),
      status: 422,
      code: 'invalid_message',
    }),
  ),
];

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('a failed check answers its status and code, and sends no mail', () => {
  test.each(checks)('$name → $status $code', async ({ request, status, code }) => {
    const api = createMailApi();
    const response = await send(request(), api.fetch);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual({ code });
    expect(api.calls).toEqual([]);
  });
});

test('checks run in the documented order: each request also fails all later checks', async () => {
  const wrong = { origin: 'https://evil.example', 'content-type': 'text/plain' };
  const huge = 'x'.repeat(1_100_000);
  const codes = [
    await codeOf(await send(createRequest(huge, { headers: wrong, method: 'PUT' }))),
    await codeOf(
      await send(createRequest(huge, { headers: { ...wrong, origin: site }, method: 'PUT' })),
    ),
    await codeOf(await send(createRequest(huge, { headers: { ...wrong, origin: site } }))),
    await codeOf(await send(createRequest(huge))),
    await codeOf(await send(createRequest('{'))),
    await codeOf(await send(createRequest('{}'))),
  ];
  expect(codes).toEqual([
    'origin_not_allowed',
    'method_not_allowed',
    'unsupported_media_type',
    'too_large',
    'malformed',
    'invalid_message',
  ]);
});

test('a body that never ends is answered with 408 when its time is over', async () => {
  const hanging = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{')),
  });
  const api = createMailApi();
  const { dependencies } = createTestDependencies(api.fetch, {
    limits: { body: 20, formBody: 20, try: 50, send: 100 },
  });
  const response = await handle(createRequest(hanging), env, dependencies);
  expect([response.status, await codeOf(response)]).toEqual([408, 'too_slow']);
  expect(api.calls).toEqual([]);
});

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'Application/JSON ;charset=UTF-8',
])('a good message as %s is sent', async (type) => {
  const api = createMailApi();
  const response = await send(
    createRequest(contactMessage, { headers: { 'content-type': type } }),
    api.fetch,
  );
  expect([response.status, await response.json()]).toEqual([200, { code: 'sent' }]);
  expect(api.mails.size).toBe(1);
});

test('a field that only a prototype has is not read', async () => {
  const prototype: object = Object.getPrototypeOf({});
  Object.defineProperty(prototype, 'email', { value: contactMessage.email, configurable: true });
  try {
    expect((await send(createRequest('{}'))).status).toBe(422);
  } finally {
    Reflect.deleteProperty(prototype, 'email');
  }
});

test('a body of exactly one megabyte is sent', async () => {
  const body = JSON.stringify(contactMessage).padEnd(1_048_576, ' ');
  expect((await send(createRequest(body))).status).toBe(200);
});

test('a preflight from the site is granted exactly what supabase-js sends', async () => {
  const response = await send(createRequest(undefined, { method: 'OPTIONS' }));
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe(site);
  expect(response.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
  expect(response.headers.get('access-control-allow-headers')).toBe(
    corsHeaders['Access-Control-Allow-Headers'],
  );
  expect(await response.text()).toBe('');
});

test('every answer names the origin that it is for, and a foreign origin is granted nothing', async () => {
  for (const method of ['OPTIONS', 'POST', 'GET']) {
    const own = await send(createRequest(contactMessage, { method }));
    expect(own.headers.get('access-control-allow-origin')).toBe(site);
    expect(own.headers.get('vary')).toBe('Origin');

    const foreign = await send(
      createRequest(contactMessage, { method, headers: { origin: 'https://evil.example' } }),
    );
    expect(foreign.status).toBe(403);
    expect([...foreign.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual(
      [],
    );
    expect(foreign.headers.get('vary')).toBe('Origin');
  }
});

describe('a page without script gets a page, not JSON', () => {
  const form = new URLSearchParams({ ...contactMessage }).toString();
  const post = (body: string, headers = {}, fetch = createMailApi().fetch) =>
    send(createRequest(body, { headers: { ...formHeaders, ...headers } }), fetch);

  test('a message that was sent leads to the notice of success', async () => {
    const api = createMailApi();
    const response = await post(form, {}, api.fetch);
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `${site}/#message-sent`,
    ]);
    expect(api.mails.size).toBe(1);
  });

  test('it goes back to the one allowed origin that it came from', async () => {
    const response = await post(form, { origin: 'https://example.com' });
    expect(response.headers.get('location')).toBe('https://example.com/#message-sent');
  });

  test.each([
    ['a broken escape', form.replace('Layla', '%zz')],
    ['an escape that is not UTF-8', form.replace('Layla', '%ff')],
    ['too much', `${form}${'x'.repeat(1_048_576)}`],
    ['a form without words', 'firstName=&lastName=+&email=%E2%80%8B&projectDetails=%0A'],
    ['an empty body', ''],
  ])('%s leads to the notice of failure', async (_name, body) => {
    const api = createMailApi();
    const response = await post(body, {}, api.fetch);
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `${site}/#message-failed`,
    ]);
    expect(api.calls).toEqual([]);
  });

  test('a mail API that refuses leads to the notice of failure', async () => {
    const response = await post(form, {}, createMailApi(new Response(null, { status: 403 })).fetch);
    expect(response.headers.get('location')).toBe(`${site}/#message-failed`);
  });

  test('a foreign page is sent nowhere', async () => {
    const response = await post(`${form}&redirect=https://evil.example`, {
      origin: 'https://evil.example',
    });
    expect([response.status, response.headers.get('location')]).toEqual([403, null]);
  });

  test('the same message is the same mail, with script and without', async () => {
    const api = createMailApi();
    await post(form.replaceAll('%0A', '%0D%0A'), {}, api.fetch);
    await send(createRequest(contactMessage), api.fetch);
    expect(api.calls).toHaveLength(2);
    expect(api.mails.size).toBe(1);
  });
});

describe('a missing setting is a logged failure, never a silent loss', () => {
  test.each(['MAIL_API_KEY', 'MAIL_FROM', 'MAIL_TO', 'ALLOWED_ORIGINS'])('%s', async (name) => {
    const api = createMailApi();
    for (const value of [undefined, '', ' ']) {
      const response = await handle(
        createRequest(contactMessage),
        { ...env, [name]: value },
        createTestDependencies(api.fetch).dependencies,
      );
      expect([response.status, await codeOf(response)]).toEqual([500, 'not_configured']);
    }
    const lines = vi.mocked(console.error).mock.calls.flat();
    expect(lines).toHaveLength(3);
    expect(
      lines.every((line) => String(line).includes(name) && !String(line).includes('re_secret')),
    ).toBe(true);
    expect(api.calls).toEqual([]);
  });

  test('half of a second mail service', async () => {
    const half = { ...env, MAIL_FALLBACK_API_URL: 'https://second.example/emails' };
    const { dependencies } = createTestDependencies(createMailApi().fetch);
    const response = await handle(createRequest(contactMessage), half, dependencies);
    expect([response.status, await codeOf(response)]).toEqual([500, 'not_configured']);
    expect(vi.mocked(console.error).mock.calls.flat().join()).toContain('MAIL_FALLBACK_API_KEY');
  });

  test('a page without script is told too', async () => {
    const form = createRequest(new URLSearchParams({ ...contactMessage }).toString(), {
      headers: formHeaders,
    });
    const response = await handle(
      form,
      { ...env, MAIL_TO: '' },
      createTestDependencies(createMailApi().fetch).dependencies,
    );
    expect(response.headers.get('location')).toBe(`${site}/#message-failed`);
  });

  test.each(['*', 'null', 'www.example.com', 'https://www.example.com/path'])(
    'an allow-list of nothing but "%s" allows nobody',
    async (list) => {
      const { dependencies } = createTestDependencies(createMailApi().fetch);
      for (const origin of [list, site]) {
        const request = createRequest(contactMessage, { headers: { origin } });
        const response = await handle(request, { ...env, ALLOWED_ORIGINS: list }, dependencies);
        expect(response.status).toBe(500);
      }
    },
  );
});

test('a fault of our own is a 500 that says nothing', async () => {
  const { dependencies } = createTestDependencies(createMailApi().fetch, {
    now: () => {
      throw new Error('secret detail');
    },
  });
  const response = await handle(createRequest(contactMessage), env, dependencies);
  expect([response.status, await response.text()]).toEqual([500, '{"code":"internal_error"}']);
  expect(String(vi.mocked(console.error).mock.calls)).not.toContain('secret detail');
});

test('no answer is kept by a cache or taken for another type', async () => {
  const response = await send(createRequest(contactMessage));
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});
