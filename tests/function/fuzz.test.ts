import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { composeMail } from '../../supabase/functions/send-contact-email/mail.ts';
import { createRequest, formHeaders, site, startFunction, type TestFunction } from './support.ts';

/** `npm run fuzz` is recognised by its name: not every shell can set a variable for a command. */
const runs = process.env['npm_lifecycle_event'] === 'fuzz' ? 100_000 : 2_000;

const nasty = `Ada\r\nBcc:eve@b.c|%0aBcc:eve@b.c|a@b.c,eve@b.c|<eve@b.c>|__proto__|a\0b|\u2028\u2029
|\ud800|\udc00\ud800|\u202egpj.exe|\u2066\u200f\u061c|👩\u200d👩\u200d👧|مرحبا|<script>|\\u0000|"}| |\ufeff
|=?UTF-8?B?DQpCY2M6IGV2ZQ==?=|'; DROP TABLE contact.mails; --|\u0085\u007f|$1|${'字'.repeat(3_000)}`;
const codeUnits = fc.array(fc.nat(0xffff), { maxLength: 60 });
const text = fc.oneof(
  fc.constantFrom(...nasty.split('|')),
  codeUnits.map((units) => String.fromCharCode(...units)),
  fc.string({ unit: 'binary' }),
);
const word = fc.tuple(text, fc.constantFrom('a', 'ب', '字'), text).map((parts) => parts.join(''));
const fields = (field: fc.Arbitrary<unknown>, email: fc.Arbitrary<unknown>) => ({
  firstName: field,
  lastName: field,
  email,
  projectDetails: field,
});
const validMessage = fc.record(fields(word, fc.emailAddress())) as fc.Arbitrary<
  Record<string, string>
>;
const value = fc.oneof(text, fc.emailAddress(), fc.jsonValue());
const extra = fc.dictionary(fc.oneof(text, fc.constant('bcc')), fc.jsonValue(), { maxKeys: 2 });
const anyMessage = fc.record({ ...fields(value, value), website: value }, { requiredKeys: [] });
const json = fc
  .oneof(
    validMessage,
    anyMessage,
    fc.tuple(extra, validMessage).map(([more, rest]) => ({ ...more, ...rest })),
  )
  .map((message) => JSON.stringify(message));
/** Cut off, with one other byte, or with a key before the first. */
const broken = fc.tuple(json, fc.nat(), fc.nat(0xff)).map(([whole, at, byte]) => {
  const bytes = Uint8Array.from(Buffer.from(whole));
  bytes[at % bytes.length] = byte;
  if (byte < 0x40) return `{"__proto__":{"email":"eve@b.c"},${whole.slice(1)}`;
  return byte < 0x80 ? whole.slice(0, at % whole.length) : bytes;
});
const form = fc
  .tuple(validMessage, text)
  .map(([message, more]) => `${new URLSearchParams(message)}&website=${more}`);
const headersWith = (...types: (string | undefined)[]) =>
  fc.record({
    origin: fc.constantFrom(...Array<string>(20).fill(site), 'https://evil.example', 'null'),
    'content-type': fc.constantFrom(...types),
    'x-forwarded-for': fc.constantFrom('192.0.2.1', ',', 'a:b::c', '::', undefined),
    'x-call-token': fc.constantFrom(...Array<undefined>(20), 'x', "' or ''='"),
  });
const method = fc.constantFrom(...Array<string>(20).fill('POST'), 'GET', 'PUT', 'OPTIONS');
const formType = formHeaders['content-type'];
const request = fc.oneof(
  fc.record({ body: fc.oneof(json, broken), headers: headersWith('application/json'), method }),
  fc.record({ body: fc.oneof(form, text), headers: headersWith(formType), method }),
  fc.record({
    body: fc.oneof(json, form),
    headers: headersWith('text/plain', undefined, formType),
    method,
  }),
);

const answers =
  /^(|\{"code":"(sent|origin_not_allowed|method_not_allowed|unsupported_media_type|too_large|malformed|token_not_valid|invalid_message","fields":\[("(firstName|lastName|email|projectDetails)",?)+\])"?\})$/;
const unsafe = /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

let shared: TestFunction;
beforeAll(async () => void (shared = await startFunction({ settings: { RATE_LIMIT: '0' } })));
afterAll(() => shared.close());

/** Sends a request, and returns the messages that it stored. */
async function post(body: unknown, init: Parameters<typeof createRequest>[1] = {}) {
  const response = await shared.handle(createRequest(body, init));
  const { status, headers } = response;
  expect(status).toBeLessThan(500);
  expect(await response.text()).toMatch(answers);
  expect(headers.get('access-control-allow-origin') ?? site).toBe(site);
  expect(headers.get('location') ?? site).toMatch(
    /^https:\/\/www\.example\.com(\/#message-(sent|failed))?$/,
  );
  const rows = await shared.query('delete from contact.messages returning content', []);
  const isThanked = status === 200 || headers.get('location') === `${site}/#message-sent`;
  return { isThanked, stored: rows.map((row) => (row as { content: string }).content) };
}

function expectValid(content: string) {
  const message = JSON.parse(content) as Record<string, string>;
  const { firstName, lastName, email, projectDetails, honeypot, ...others } = message;
  expect(others).toEqual({});
  for (const line of [firstName, lastName, email]) expect(line).toMatch(/[^\p{Z}\p{Cc}\p{Cf}]/u);
  expect(projectDetails).toMatch(/[^\p{Z}\p{Cc}\p{Cf}]/u);
  expect(projectDetails).not.toMatch(/[^\P{Cc}\n\t]|\p{Cs}/u);
  expect(email).toMatch(/^[\w.!#$%&'*+/=?^`{|}~-]+@[^\s@]+$/);
  for (const line of [firstName, lastName, email, honeypot]) expect(line).not.toMatch(unsafe);
  const waiting = { hash: '', content, isSuspicious: false, acceptedMs: 0, isDigest: false };
  const { subject, reply_to = 'a@b', ...rest } = composeMail([waiting], { from: 'a', to: 'b' });
  expect(Object.keys(rest)).toEqual(['from', 'to', 'text']);
  for (const header of [subject, reply_to]) expect(header).not.toMatch(/=\?/);
  expect(subject).not.toMatch(unsafe);
  expect(reply_to).toMatch(/^[\x21-\x7e]+$/);
}

test(
  `${runs} hostile requests: only a valid message is stored and thanked, and no answer quotes it`,
  { timeout: 3_600_000 },
  async () => {
    const errors = vi.spyOn(console, 'error');
    let stored = 0;
    await fc.assert(
      fc.asyncProperty(request, async ({ body, ...init }) => {
        const result = await post(body, init);
        expect(result.stored).toHaveLength(result.isThanked ? 1 : 0);
        result.stored.forEach(expectValid);
        stored += result.stored.length;
      }),
      { numRuns: runs },
    );
    // The property would also hold for a function that refuses everything.
    expect(stored).toBeGreaterThan(runs / 20);
    expect(stored).toBeLessThan(runs * 0.9);
    expect(errors).not.toHaveBeenCalled();
    console.log(`${stored} of ${runs} hostile requests were messages.`);
  },
);

test('Every word of a valid message is stored', { timeout: 3_600_000 }, async () => {
  const property = fc.asyncProperty(validMessage, async (message) => {
    const { stored } = await post(message);
    const texts = Object.values(JSON.parse(stored.join()) as object).join('|');
    const words =
      Object.values(message)
        .join('|')
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    expect(words.filter((part) => !texts.includes(part))).toEqual([]);
  });
  await fc.assert(property, { numRuns: runs / 10 });
});
