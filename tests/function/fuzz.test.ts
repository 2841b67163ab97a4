import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { handle } from '../../supabase/functions/send-contact-email/handler.ts';
import {
  createTestDependencies,
  createMailApi,
  createRequest,
  env,
  formHeaders,
  site,
} from './support.ts';

/** `npm run fuzz` looks longer; by its name, because not every shell can set a variable for a command. */
const usual = process.env.npm_lifecycle_event === 'fuzz' ? 100_000 : 5_000;
const runs = Number(process.env.FUZZ_RUNS ?? usual);

const nasty = fc.constantFrom(
  'Ada\r\nBcc: eve@example.net',
  'Ada%0aBcc:eve@example.net',
  'Ada\nContent-Type: text/html\n\n<h1>',
  'a@b.c, eve@example.net',
  'a@b.c%0d%0aBcc:eve@example.net',
  '"Ada" <eve@example.net>',
  'eve@example.net>',
  'a\u0000b',
  '\ud800',
  '\udc00\ud800',
  'one\u2028two\u2029three',
  '\u202egpj.exe\u202c',
  '\u2066\u2067\u2068\u2069\u200e\u200f\u061c',
  '👩\u200d👩\u200d👧\u200d👦',
  'مرحبا بالعالم',
  '<script>alert(1)</script>',
  '{{constructor.constructor("return 1")()}}',
  '${7*7} #{7*7} <%= 7*7 %>',
  "'; DROP TABLE mails; --",
  '=?UTF-8?B?DQpCY2M6IGV2ZQ==?=',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '\ufeff',
  '\u0085\u009f\u007f',
  ' ',
);
const codeUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
  .map((units) => String.fromCharCode(...units));
const text = fc.oneof(
  { weight: 4, arbitrary: nasty },
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme' }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 3, arbitrary: codeUnits },
  { weight: 2, arbitrary: fc.tuple(nasty, nasty).map((pair) => pair.join('')) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('x', '字', '\u202e', '\n').map((unit) => unit.repeat(20_000)),
  },
);
const address = fc.oneof(
  { weight: 3, arbitrary: fc.emailAddress() },
  { weight: 2, arbitrary: text },
);

const likely = fc.record({ firstName: text, lastName: text, email: address, projectDetails: text });
const extras = fc.dictionary(
  fc.oneof(
    fc.constantFrom('__proto__', 'constructor', 'toString', 'to', 'bcc', 'from'),
    fc.string(),
  ),
  fc.jsonValue({ maxDepth: 2 }),
  { maxKeys: 3 },
);
const wrongTypes = fc.record(
  {
    firstName: fc.oneof(text, fc.jsonValue()),
    lastName: fc.oneof(text, fc.jsonValue()),
    email: fc.oneof(address, fc.jsonValue()),
    projectDetails: fc.oneof(text, fc.jsonValue()),
  },
  { requiredKeys: [] },
);
const withPrototype = likely.map(
  (message) =>
    `{"__proto__":{"polluted":true,"email":"eve@example.net"},${JSON.stringify(message).slice(1)}`,
);

type Body = string | Uint8Array<ArrayBuffer>;
const jsonBody: fc.Arbitrary<Body> = fc.oneof(
  { weight: 10, arbitrary: likely.map((message) => JSON.stringify(message)) },
  {
    weight: 4,
    arbitrary: fc.tuple(extras, likely).map(([more, m]) => JSON.stringify({ ...more, ...m })),
  },
  { weight: 4, arbitrary: wrongTypes.map((message) => JSON.stringify(message)) },
  { weight: 2, arbitrary: withPrototype },
  {
    weight: 2,
    arbitrary: fc.tuple(likely, fc.nat()).map(([message, at]) => {
      const whole = JSON.stringify(message);
      return whole.slice(0, at % whole.length);
    }),
  },
  {
    weight: 2,
    arbitrary: fc.uint8Array({ maxLength: 400 }).map((bytes) => Uint8Array.from(bytes)),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(likely, fc.nat(), fc.integer({ min: 0x80, max: 0xff }))
      .map(([message, at, byte]) => {
        const bytes = new TextEncoder().encode(JSON.stringify(message));
        bytes[at % bytes.length] = byte;
        return bytes;
      }),
  },
);
const formBody: fc.Arbitrary<Body> = fc.oneof(
  { weight: 4, arbitrary: likely.map((message) => new URLSearchParams(message).toString()) },
  {
    weight: 1,
    arbitrary: fc.tuple(likely, text).map(([m, t]) => `${new URLSearchParams(m)}&email=${t}`),
  },
  { weight: 1, arbitrary: text },
);
const megabyte: fc.Arbitrary<Body> = fc
  .constantFrom('x', '[', '{"a":')
  .map((unit) => unit.repeat(1_048_576 / unit.length));

const form = { 'content-type': formHeaders['content-type'] };
const request = fc.oneof(
  { weight: 60, arbitrary: fc.record({ body: jsonBody, headers: fc.constant({}) }) },
  { weight: 20, arbitrary: fc.record({ body: formBody, headers: fc.constant(form) }) },
  {
    weight: 19,
    arbitrary: fc.record({
      body: fc.oneof(jsonBody, formBody),
      headers: fc.record({
        origin: fc.constantFrom(
          site,
          'https://evil.example',
          'null',
          `${site}.evil.example`,
          undefined,
        ),
        'content-type': fc.constantFrom(
          'application/json',
          'text/plain',
          form['content-type'],
          undefined,
        ),
        'x-forwarded-for': fc.constantFrom('192.0.2.1', ',', 'a:b::c', '::', undefined),
      }),
      method: fc.constantFrom('POST', 'POST', 'POST', 'GET', 'PUT', 'OPTIONS', 'DELETE'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ body: megabyte, headers: fc.constantFrom({}, form) }) },
);

const unsafe = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const answers = new Set(
  [
    'sent',
    'origin_not_allowed',
    'method_not_allowed',
    'unsupported_media_type',
    'too_large',
    'malformed',
    'invalid_message',
  ].map((code) => JSON.stringify({ code })),
);
const headerValues = new Set([
  'no-store',
  'nosniff',
  'Origin',
  'application/json',
  'POST, OPTIONS',
  '7200',
  'authorization, x-client-info, apikey, content-type, x-retry-count, traceparent, tracestate, baggage',
  site,
  `${site}/#message-sent`,
  `${site}/#message-failed`,
]);

const shapes = () =>
  [Object.prototype, Array.prototype, String.prototype, Function.prototype].map((prototype) =>
    Reflect.ownKeys(prototype).map(String),
  );

beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterAll(() => vi.restoreAllMocks());

test(
  `${runs} hostile requests: thanked means one mail, and no answer or mail holds anything that it must not`,
  { timeout: 900_000 },
  async () => {
    const before = shapes();
    const seen = { sent: 0, refused: 0 };

    const property = fc.asyncProperty(request, async ({ body, headers, ...rest }) => {
      const api = createMailApi();
      const response = await handle(
        createRequest(body, { headers, ...rest }),
        env,
        createTestDependencies(api.fetch).dependencies,
      );
      const isSent =
        response.status === 200 || response.headers.get('location') === `${site}/#message-sent`;
      seen[isSent ? 'sent' : 'refused'] += 1;

      // Thanks if and only if a mail went out, and never two.
      expect(api.calls).toHaveLength(isSent ? 1 : 0);
      for (const { mail, url, headers: sentHeaders } of api.calls) {
        expect(url).toBe('https://api.resend.com/emails');
        expect(['from,to,reply_to,subject,text', 'from,to,subject,text']).toContain(
          Object.keys(mail).join(),
        );
        expect([mail.from, mail.to]).toEqual([env.MAIL_FROM, [env.MAIL_TO]]);
        expect(mail.reply_to ?? 'a@b').toMatch(/^[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+$/);
        expect(mail.subject).toMatch(/^(\[possible spam\] )?New contact message from \S/);
        for (const value of [mail.reply_to ?? '', mail.subject, ...sentHeaders.values()]) {
          expect(value).not.toMatch(unsafe);
          expect(value).not.toContain('=?');
          expect(value.isWellFormed()).toBe(true);
        }
      }

      // Every answer is one of ours, word for word: nothing of the request comes back.
      const answer = await response.text();
      expect(answer === '' ? [204, 303].includes(response.status) : answers.has(answer)).toBe(true);
      for (const [name, value] of response.headers)
        expect([name, headerValues.has(value)]).toEqual([name, true]);
      expect(shapes()).toEqual(before);
    });

    await fc.assert(property, { numRuns: runs });
    // The property would also hold for a function that refuses everything.
    expect(seen.sent).toBeGreaterThan(runs / 20);
    expect(seen.refused).toBeGreaterThan(runs / 20);
    console.log(`Fuzzed: ${seen.sent} sent, ${seen.refused} refused.`);
  },
);

test(
  'a message with one word in it is delivered, whatever else stands in it',
  { timeout: 900_000 },
  async () => {
    const anything = fc.oneof(text, address, fc.constantFrom('', ' ', '\u200b'));
    const written = fc
      .record({
        firstName: anything,
        lastName: anything,
        email: anything,
        projectDetails: anything,
      })
      .filter((message) => Object.values(message).some((value) => /[\p{L}\p{N}]/u.test(value)));
    const property = fc.asyncProperty(written, fc.boolean(), async (message, isForm) => {
      const api = createMailApi();
      const body = isForm ? new URLSearchParams(message).toString() : JSON.stringify(message);
      const sent = createRequest(body, isForm ? { headers: form } : {});
      const response = await handle(sent, env, createTestDependencies(api.fetch).dependencies);
      expect(response.status).toBe(isForm ? 303 : 200);
      expect(api.calls).toHaveLength(1);
      const mail = api.calls[0]?.mail.text ?? '';
      for (const value of Object.values(message)) {
        for (const word of value.toWellFormed().match(/[\p{L}\p{N}]+/gu) ?? []) {
          expect(mail).toContain(word);
        }
      }
    });
    await fc.assert(property, { numRuns: Math.ceil(runs / 10) });
  },
);
