import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { contactFields } from '../../supabase/functions/_shared/contract.ts';
import { composeMail } from '../../supabase/functions/send-contact-email/mail.ts';
import { amounts } from '../support/amounts.ts';
import { createRequest, formHeaders, shareFunction, site, toWaiting } from './support.ts';

const runs = amounts.fuzzedInputs;
const timeout = 3_600_000;
const shared = await shareFunction();

const nasty = `Ada\r\nBcc:eve@b.c|%0aBcc:eve@b.c|a@b.c,eve@b.c|<eve@b.c>|__proto__|a\0b|\u2028\u2029
|\ud800|\udc00\ud800|\u202egpj.exe|\u2066\u200f\u061c|👩\u200d👩\u200d👧|مرحبا|<script>|\\u0000|"}| |\ufeff
|=?UTF-8?B?DQpCY2M6IGV2ZQ==?=|'; DROP TABLE contact.messages; --|\u0085\u007f|$1|${'字'.repeat(3_000)}`;
const codeUnits = fc.array(fc.nat(0xffff), { maxLength: 60 });
const text = fc.oneof(
  fc.constantFrom(...nasty.split('|')),
  codeUnits.map((units) => String.fromCharCode(...units)),
  fc.string({ unit: 'binary' }),
);
const word = fc.tuple(text, fc.constantFrom('a', 'ب', '字'), text).map((parts) => parts.join(''));
const value = fc.oneof(text, fc.emailAddress(), fc.jsonValue());
const samples = { text: word, textarea: word, email: fc.emailAddress(), tel: fc.constant('00000') };
const ofFields = <T>(read: (field: (typeof contactFields)[number]) => T) =>
  Object.fromEntries(contactFields.map((field) => [field.name, read(field)]));
const valid = fc.record(ofFields(({ type }) => samples[type]));
const extra = fc.dictionary(fc.oneof(text, fc.constant('bcc')), fc.jsonValue(), { maxKeys: 2 });
const json = fc
  .oneof(
    valid,
    fc.record({ ...ofFields(({ type }) => (type === 'textarea' ? word : value)), website: value }),
    fc.tuple(extra, valid).map(([a, b]) => ({ ...a, ...b })),
  )
  .map((message) => JSON.stringify(message));
/** JSON that is cut off, has one changed byte, or starts with the key `__proto__`. */
const broken = fc.tuple(json, fc.nat(), fc.nat(0xff)).map(([whole, at, byte]) => {
  const bytes = Uint8Array.from(Buffer.from(whole));
  bytes[at % bytes.length] = byte;
  if (byte < 0x40) return `{"__proto__":{"email":"eve@b.c"},${whole.slice(1)}`;
  return byte < 0x80 ? whole.slice(0, at % whole.length) : bytes;
});
const form = fc.tuple(valid, text).map(([a, b]) => `${new URLSearchParams(a)}&website=${b}`);
const mostly = <T>(usual: T, ...rare: T[]) =>
  fc.oneof({ weight: 20, arbitrary: fc.constant(usual) }, fc.constantFrom(...rare));
const createRequests = (body: fc.Arbitrary<unknown>, type: string) =>
  fc.record({
    body,
    method: mostly('POST', 'PUT', 'OPTIONS'),
    headers: fc.record({
      origin: mostly<string | undefined>(site, 'https://evil.example', 'null', undefined),
      'content-type': mostly<string | undefined>(type, formHeaders['content-type'], 'text/plain'),
      'x-call-token': mostly<string | undefined>(undefined, 'x', "' or ''='"),
    }),
  });
const request = fc.oneof(
  createRequests(fc.oneof(json, broken), 'application/json'),
  createRequests(fc.oneof(form, text), formHeaders['content-type']),
);

const codes = `sent origin_not_allowed method_not_allowed unsupported_media_type too_large malformed
  token_not_valid invalid_message`.split(/\s+/);
const unsafe = /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const visible = /[^\p{Z}\p{Cc}\p{Cf}]/u;

/** Sends a request, checks the answer, and returns the stored message. */
async function post(body: unknown, init = {}): Promise<string | undefined> {
  const response = await shared.handle(createRequest(body, init));
  const { status, headers } = response;
  const answer = (await response.text()) || '{"code":"sent"}';
  const { code, fields = [], ...others } = JSON.parse(answer) as Record<string, string | string[]>;
  expect([others, status < 500]).toEqual([{}, true]);
  expect(codes).toContain(code);
  for (const field of fields) expect(Object.keys(ofFields(() => ''))).toContain(field);
  expect(headers.get('access-control-allow-origin') ?? site).toBe(site);
  expect(headers.get('location') ?? '').toMatch(
    /^(https:..www.example.com.#message-(sent|failed))?$/,
  );
  const isThanked = status === 200 || headers.get('location') === `${site}/#message-sent`;
  const rows = await shared.query('delete from contact.messages returning content', []);
  expect(rows).toHaveLength(isThanked ? 1 : 0);
  return rows.map((row) => (row as { content: string }).content)[0];
}

function expectValid(content: string): void {
  const message = JSON.parse(content) as Record<string, string>;
  expect(Object.keys(message)).toEqual([...contactFields.map(({ name }) => name), 'honeypot']);
  for (const { name, type, required } of contactFields) {
    if (required) expect(message[name]).toMatch(visible);
    expect(message[name]).not.toMatch(type === 'textarea' ? /[^\P{Cc}\n\t]|\p{Cs}/u : unsafe);
  }
  expect(message['honeypot']).not.toMatch(unsafe);
  expect(message['email']).toMatch(/^[\w.!#$%&'*+/=?^`{|}~-]+@[^\s@]+$/);
  const mail = composeMail([toWaiting(content)], { from: 'a', to: ['b'] });
  const { subject, reply_to = 'a@b', ...rest } = mail;
  expect(Object.keys(rest)).toEqual(['from', 'to', 'text']);
  expect(`${subject} ${reply_to}`).not.toMatch(unsafe);
  expect(`${subject} ${reply_to}`).not.toContain('=?');
  expect(reply_to).toMatch(/^[\x21-\x7e]+$/);
}

test(`Only the valid messages from ${runs} hostile requests are stored`, { timeout }, async () => {
  let stored = 0;
  const property = fc.asyncProperty(request, async ({ body, ...init }) => {
    const content = await post(body, init);
    if (content) expectValid(content);
    if (content) stored += 1;
  });
  await fc.assert(property, { numRuns: runs });
  console.log(`${stored} of ${runs} hostile requests were valid.`);
  // A function that refuses every request would also pass the checks above.
  expect(stored / runs).toBeGreaterThan(0.05);
  expect(vi.mocked(console.error)).not.toHaveBeenCalled();
});

test('The function stores every word of a valid message', { timeout }, async () => {
  const property = fc.asyncProperty(valid, async (message) => {
    const stored = Object.values(JSON.parse((await post(message))!) as object).join('|');
    const words = Object.values(message)
      .join('|')
      .matchAll(/[\p{L}\p{N}]+/gu);
    expect([...words].filter(([part]) => !stored.includes(part))).toEqual([]);
  });
  await fc.assert(property, { numRuns: runs / 10 });
});
