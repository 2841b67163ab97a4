import { describe, expect, test } from 'vitest';
import { honeypotField, visibleCharacter } from '../../supabase/functions/_shared/contract.ts';
import type { Mail } from '../../supabase/functions/send-contact-email/mail.ts';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';
import { shareFunction } from './shareFunction.ts';
import { createRequest, env, formHeaders } from './support.ts';

const shared = await shareFunction();

/** Returns the mails about messages: those that are text are posted as forms. */
async function mailsAbout(messages: (object | string)[], MAILS_PER_HOUR = '30'): Promise<Mail[]> {
  const settings = { MAILS_PER_HOUR, RATE_LIMIT: '0' };
  const { handle, deliverAll } = await shared.startWith({ settings });
  for (const message of messages) {
    const headers = typeof message === 'string' ? formHeaders : {};
    const fields = typeof message === 'string' ? message : { ...contactMessage, ...message };
    expect([200, 303]).toContain((await handle(createRequest(fields, { headers }))).status);
  }
  await deliverAll();
  return shared.api.calls.map(({ mail }) => mail);
}

async function mailAbout(message: object | string): Promise<Mail> {
  const [mail, ...others] = await mailsAbout([message]);
  expect(others).toEqual([]);
  return mail!;
}

test('A mail says who wrote, and an answer to it goes to the visitor', async () => {
  expect(await mailAbout(contactMessage)).toEqual({
    from: env.MAIL_FROM,
    to: [env.MAIL_TO],
    reply_to: 'layla@company.example',
    subject: 'New contact message from Layla Haddad',
    text: `A visitor wrote to you through the form on the website.
If an answer to this mail does not go to the address below, write to that address.

First name: Layla
Last name:  Haddad
Email:      layla@company.example
Received:   Wed, 25 Nov 2026 12:00:00 GMT

Project details:

A booking app.
For two hotels, please.
`,
  });
});

test.each([
  ['hans@müller.example', 'hans@xn--mller-kva.example'],
  ['layla@بيروت.example', 'layla@xn--ngbeu6gi.example'],
  ['a@faß.example', 'a@xn--fa-hia.example'],
  ['\u200flayla@company.example ', 'layla@company.example'],
  ["a.!#$%&'*+/=^?_`{|}~-z@sub.example.org", "a.!#$%&'*+/=^?_`{|}~-z@sub.example.org"],
  ['localhost@localhost', 'localhost@localhost'],
  ['a=?b@example.com', undefined],
  [`${'a'.repeat(243)}@example.com`, undefined],
])('The e-mail address %s is answered at %s', async (email, replyTo) => {
  const mail = await mailAbout({ email });
  expect(mail.reply_to).toBe(replyTo);
  expect(mail.text).toContain(`\nEmail:      ${email.replace('\u200f', '').trim()}\n`);
});

test.each([
  ['a line break', 'Ada\r\nBcc: bob@example.org', 'Ada Bcc: bob@example.org'],
  ['line and paragraph separators', 'Ada\u2028Bcc\u2029x', 'Ada Bcc x'],
  ['NUL and other controls', 'A\u0000d\u001ba\u0085', 'A d a'],
  ['bidi marks', '\u2066Ada\u2069\u200e\u200f\u061c\u202egpj.exe', 'Adagpj.exe'],
  ['a lone surrogate', 'Ada\ud800', 'Ada\ufffd'],
])('%s in a name does not reach the mail', async (_name, firstName, clean) => {
  const mail = await mailAbout({ firstName });
  expect(mail.subject).toBe(`New contact message from ${clean} Haddad`);
  expect(mail.text).toContain(`First name: ${clean}\n`);
});

test.each([
  'حدّاد',
  'علی\u200cرضا',
  '👩\u200d👩\u200d👧',
  'Nguye\u0302\u0303n',
  '<b>{{7*7}}',
  "'); DROP TABLE",
])('The name %s stays as it was typed', async (lastName) => {
  const mail = await mailAbout({ lastName });
  expect(mail.subject).toBe(`New contact message from Layla ${lastName}`);
});

test('A subject shortens a long name and holds no encoded word', async () => {
  const firstName = `=?UTF-8?B?QmNj?=${'字'.repeat(10_000)}`;
  const mail = await mailAbout({ firstName });
  const start = `= ?UTF-8?B?QmNj?=${'字'.repeat(84)}`;
  expect(mail.subject).toBe(`New contact message from ${start}…`);
  expect(mail.text).toContain(`First name: ${firstName}\n`);
});

test('Project details keep lines, tabs and marks, and lose controls', async () => {
  const projectDetails = '  one\r\ntwo\rthree\n\n\tfour\u0000\u0007 \u200fخمسة\u200f \u2028six';
  const { text } = await mailAbout({ projectDetails });
  expect(text).toMatch(/\n\n {2}one\ntwo\nthree\n\n\tfour \u200fخمسة\u200f \u2028six\n$/);
});

test('Other keys of the JSON change nothing in the mail', async () => {
  const more = JSON.parse('{"to":"eve@b.c","bcc":["eve@b.c"],"website":"x","__proto__":{"to":1}}');
  const text = JSON.stringify(await mailAbout({ ...more }));
  expect(text).not.toMatch(/eve|bcc|Hidden/);
});

test('A field that a form holds twice keeps both values', async () => {
  const form = `${new URLSearchParams({ ...contactMessage })}&firstName=Bob&projectDetails=More.`;
  const { text } = await mailAbout(form);
  expect(text).toContain('First name: Layla Bob\n');
  expect(text).toMatch(/\nFor two hotels, please\.\nMore\.\n$/);
});

test('The pattern of the page finds a visible character with both flags', () => {
  for (const flag of ['u', 'v']) {
    const pattern = new RegExp(`^(?:.*${visibleCharacter}.*)$`, flag);
    for (const name of ['Layla', ' ليلى ', '字', '👩\u200d👧', '-']) expect(name).toMatch(pattern);
    for (const name of ['', '  ', '\u200b', '\u00a0\u2003', '\u3164', '\u2800', '\ufeff']) {
      expect(name).not.toMatch(pattern);
    }
  }
});

describe('Likely spam', () => {
  test.each([
    [true, { firstName: 'https://spam.example' }],
    [true, { lastName: 'www.spam.example' }],
    [true, { projectDetails: 'Buy [url=http://a.example]here[/url]' }],
    [true, { projectDetails: 'Buy <a href="http://a.example">here</a>' }],
    [true, { projectDetails: 'http://a.example http://b.example www.c.example' }],
    [false, { projectDetails: 'Like https://a.example and https://b.example' }],
    [false, { projectDetails: 'Our <b>old</b> site: <script>x</script>' }],
  ])('is marked in the subject (%s): %j', async (isMarked, message) => {
    const { subject } = await mailAbout(message);
    expect(subject.startsWith('[possible spam] New contact')).toBe(isMarked);
  });

  test('is a form with words in its hidden field, and the mail shows them', async () => {
    const form = `${new URLSearchParams({ ...contactMessage, [honeypotField]: 'my site' })}`;
    const { subject, text } = await mailAbout(form);
    expect(subject).toBe('[possible spam] New contact message from Layla Haddad');
    expect(text).toContain('\nHidden field, which people do not see: my site\n');
  });
});

describe('A digest', () => {
  const spam = { firstName: 'www.spam.example' };

  test('holds every message in order of arrival, likely spam last', async () => {
    const [, digest, ...others] = await mailsAbout(
      [{}, spam, { firstName: 'B', email: 'b@b.c' }, { projectDetails: '\u200fC\nD' }],
      '1',
    );
    expect(others).toEqual([]);
    expect([digest?.subject, digest?.reply_to]).toEqual(['3 contact messages', undefined]);
    const text = digest!.text.replaceAll('\n', '|');
    expect(text).toMatch(
      /last 1 may be spam.*Message 1 of 3.*B\|.*b@b\.c\|.*Message 2 of 3.*\|\u200fC\|D\|.*Message 3 of 3.*www\.spam/,
    );
    expect(text.match(/Received: {3}Wed, 25 Nov 2026 12:00:00 GMT/g)).toHaveLength(3);
  });

  test('of likely spam only is marked', async () => {
    const [, digest] = await mailsAbout([{}, spam, { ...spam, lastName: 'x' }], '1');
    expect(digest?.subject).toBe('[possible spam] 2 contact messages');
  });

  test('is below 1 MB, and the next one holds the rest', async () => {
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
});

test('A mail is sent with a notice after 23 hours of lost answers', async () => {
  const { api, clock, handle, deliver } = shared;
  const answer = api.answer;
  api.answer = (take) => Promise.reject(new TypeError(`lost: ${take().status}`));
  await handle(createRequest(contactMessage));
  await deliver();
  clock.now += 22.9 * 60 * 60 * 1000;
  await deliver();
  api.answer = answer;
  clock.now += 0.2 * 60 * 60 * 1000;
  await deliver();
  const [first, second, last] = api.calls.map(({ mail }) => mail.text);
  expect(second).toBe(first);
  expect(last).toBe(
    `You may have this mail already: the mail service did not confirm an earlier one.\n\n${first}`,
  );
  const keys = api.calls.map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
});
