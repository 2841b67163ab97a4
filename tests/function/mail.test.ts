import { expect, test } from 'vitest';
import type { Mail } from '../../supabase/functions/send-contact-email/mail.ts';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';
import { createRequest, env, formHeaders, shareFunction } from './support.ts';

const shared = await shareFunction();
const subject = 'New contact message from';
const form = `${new URLSearchParams({ ...contactMessage })}`;

/** Returns the text after a label in a mail. The width of the labels depends on the fields. */
const valueIn = (mail: Mail | undefined, label: string) =>
  new RegExp(`^${label}: +([^\\n]*)$`, 'm').exec(mail?.text ?? '')?.[1];

/** Posts each string as a form, and each object as JSON. Returns the mails. */
async function mailsAbout(messages: (object | string)[], MAILS_PER_HOUR = '30'): Promise<Mail[]> {
  const settings = { MAILS_PER_HOUR, RATE_LIMIT: '0' };
  const own = await shared.startWith({ settings });
  for (const message of messages) {
    const request =
      typeof message === 'string'
        ? createRequest(message, { headers: formHeaders })
        : createRequest({ ...contactMessage, ...message });
    expect([200, 303]).toContain((await own.handle(request)).status);
    own.clock.now += 1000;
  }
  await own.deliverAll();
  return shared.api.calls.map(({ mail }) => mail);
}

test('A mail contains all fields of the message, and a reply goes to the visitor', async () => {
  const [mail] = await mailsAbout([{}]);
  expect(mail).toMatchObject({
    from: env.MAIL_FROM,
    to: [env.MAIL_TO],
    reply_to: 'layla@company.example',
    subject: `${subject} Layla Haddad`,
  });
  for (const text of Object.values(contactMessage)) expect(mail?.text).toContain(text);
  expect(valueIn(mail, 'Received')).toBe('Wed, 25 Nov 2026 12:00:00 GMT');
});

test('Each message becomes one mail for all recipients', async () => {
  const recipients = ['a@example.com', 'Ann <b@example.com>', '"Doe, Eve" <c@example.com>'];
  const settings = { MAIL_TO: ` ${recipients.join(' , ')}, ` };
  const own = await shared.startWith({ settings });
  for (const firstName of ['A', 'B']) {
    expect((await own.handle(createRequest({ ...contactMessage, firstName }))).status).toBe(200);
  }
  await own.deliverAll();
  expect(shared.api.calls.map(({ mail }) => mail.to)).toEqual([recipients, recipients]);
});

test.each([
  ['hans@müller.example', 'hans@xn--mller-kva.example'],
  ['layla@بيروت.example', 'layla@xn--ngbeu6gi.example'],
  ['a@faß.example', 'a@xn--fa-hia.example'],
  ['\u200flayla@company.example ', 'layla@company.example'],
  ["a.!#$%&'*+/=^?_`{|}~-z@sub.example.org", "a.!#$%&'*+/=^?_`{|}~-z@sub.example.org"],
  ['a@localhost', 'a@localhost'],
  ['a=?b@example.com', undefined],
  [`${'a'.repeat(243)}@example.com`, undefined],
])('For the e-mail address %s, the reply address is %s', async (email, replyTo) => {
  const [mail] = await mailsAbout([{ email }]);
  expect(mail?.reply_to).toBe(replyTo);
  expect(valueIn(mail, 'Email')).toBe(email.replace('\u200f', '').trim());
});

test.each([
  ['Ada\r\nBcc: bob@example.org', 'Ada Bcc: bob@example.org'],
  ['Ada\u2028Bcc\u2029x', 'Ada Bcc x'],
  ['A\u0000d\u001ba\u0085', 'A d a'],
  ['\u2066Ada\u2069\u200e\u200f\u061c\u202egpj.exe', 'Adagpj.exe'],
  ['Ada\ud800', 'Ada\ufffd'],
  ['-', '-'],
  ...['علی\u200cرضا', '👩\u200d👩\u200d👧', 'Nguye\u0302\u0303n', '<b>{{7*7}}', "'); DROP"].map(
    (name) => [name, name],
  ),
])('The name %j appears in the mail as %j', async (firstName, clean) => {
  const [mail] = await mailsAbout([{ firstName }]);
  expect(mail?.subject).toBe(`${subject} ${clean} Haddad`);
  expect(valueIn(mail, 'First name')).toBe(clean);
});

test('The subject shortens a long name, and changes text that looks like a MIME encoded word', async () => {
  const firstName = `=?UTF-8?B?QmNj?=${'👩'.repeat(10_000)}`;
  const [mail] = await mailsAbout([{ firstName }]);
  expect(mail?.subject).toBe(`${subject} = ?UTF-8?B?QmNj?=${'👩'.repeat(84)}…`);
  expect(valueIn(mail, 'First name')).toBe(firstName);
});

test('Project details keep line breaks, tabs and direction marks, but lose other control characters', async () => {
  const projectDetails = '  one\r\ntwo\rthree\n\n\tfour\u0000\u0007 \u200fخمسة\u200f \u2028six';
  const [mail] = await mailsAbout([{ projectDetails }]);
  expect(mail?.text).toMatch(/\n\n {2}one\ntwo\nthree\n\n\tfour \u200fخمسة\u200f \u2028six\n$/);
});

test('JSON keys that are not form fields do not change the mail', async () => {
  const more = '{"to":"eve@b.c","bcc":["eve@b.c"],"website":"x","__proto__":{"to":"eve"}}';
  const mails = await mailsAbout([JSON.parse(more) as object]);
  expect(JSON.stringify(mails)).not.toMatch(/eve|bcc|Hidden/);
});

test('If a form contains a field twice, the mail contains both values', async () => {
  const [mail] = await mailsAbout([`${form}&firstName=Bob&projectDetails=More.`]);
  expect(mail?.text).toMatch(/First name: +Layla Bob\n[^]*\nFor two hotels, please\.\nMore\.\n$/);
});

test.each([
  [true, { firstName: 'https://spam.example' }],
  [true, { lastName: 'www.spam.example' }],
  [true, { projectDetails: 'Buy [url=http://a.example]here[/url]' }],
  [true, { projectDetails: 'Buy <a href="http://a.example">here</a>' }],
  [true, { projectDetails: 'http://a.example http://b.example www.c.example' }],
  [true, `${form}&website=my%0Asite`],
  [false, { projectDetails: 'Like https://www.a.example and https://www.b.example' }],
  [false, { projectDetails: 'Our <b>old</b> site: <script>x</script>' }],
])('The subject shows whether a message may be spam (%s): %j', async (isMarked, message) => {
  const [mail] = await mailsAbout([message]);
  expect(mail?.subject.startsWith(`[possible spam] ${subject}`)).toBe(isMarked);
  const shown = mail?.text.includes('\nHidden field, which people do not see: my site\n');
  expect(shown).toBe(typeof message === 'string');
});

test('A digest contains all messages in order of arrival, with likely spam at the end', async () => {
  const texts = ['', 'www.d.c', ...Array.from('HGFEDCBA', (letter) => `text ${letter}`)];
  const messages = texts.map((lastName) => ({ lastName: `x${lastName}` }));
  const [, digest, ...others] = await mailsAbout(messages, '1');
  expect(others).toEqual([]);
  expect([digest?.subject, digest?.reply_to]).toEqual(['Contact messages: 9', undefined]);
  const found = digest?.text
    .match(/not reach a visitor|may be spam|Message \d of 9|text \w|www/g)
    ?.join(' ');
  const numbered = Array.from(
    'HGFEDCBA',
    (letter, index) => `Message ${index + 1} of 9 text ${letter}`,
  );
  expect(found).toBe(`not reach a visitor may be spam ${numbered.join(' ')} Message 9 of 9 www`);
});

test('A digest that contains only likely spam is marked as possible spam', async () => {
  const spam = ['a', 'b', 'c'].map((name) => ({ firstName: `www.${name}.c` }));
  expect((await mailsAbout(spam, '1'))[1]?.subject).toBe('[possible spam] Contact messages: 2');
});

test('A digest is smaller than 1 MB, and messages that do not fit are in further digests', async () => {
  const details = ['"', '我', 'x\n'].flatMap((unit) =>
    Array.from({ length: 6 }, (_, index) => `${index} ${unit.repeat(80_000)}`),
  );
  const mails = await mailsAbout(
    details.map((projectDetails) => ({ projectDetails })),
    '0',
  );
  const sizes = mails.map((mail) => Buffer.byteLength(JSON.stringify(mail)));
  expect(Math.max(...sizes)).toBeLessThan(1_000_000);
  expect(mails.length).toBeLessThan(6);
  const text = mails.map((mail) => mail.text).join('');
  expect(details.filter((words) => !text.includes(words))).toEqual([]);
});
