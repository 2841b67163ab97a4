import { expect, test } from 'vitest';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';
import { createMailApi, createRequest, env, send } from './support.ts';

async function mailOf(fields: object) {
  const api = createMailApi();
  await send(createRequest({ ...contactMessage, ...fields }), api.fetch);
  return api.calls[0]?.mail;
}

test('the mail says who wrote, and an answer to it goes to the visitor', async () => {
  expect(await mailOf({})).toEqual({
    from: env.MAIL_FROM,
    to: [env.MAIL_TO],
    reply_to: 'layla@company.example',
    subject: 'New contact message from Layla Haddad',
    text: [
      'A visitor wrote to you through the form on the website.',
      'Answer this mail to answer the visitor.',
      '',
      'First name: Layla',
      'Last name:  Haddad',
      'Email:      layla@company.example',
      '',
      'Project details:',
      '',
      'A booking app.',
      'For two hotels, please.',
      '',
    ].join('\n'),
  });
});

test('the call carries the key of the account and asks for no redirect', async () => {
  const api = createMailApi();
  await send(createRequest(contactMessage), api.fetch);
  const [call] = api.calls;
  expect(call?.url).toBe('https://api.resend.com/emails');
  expect(call?.headers.get('authorization')).toBe('Bearer re_secret');
  expect(call?.headers.get('content-type')).toBe('application/json');
  expect(call?.redirect).toBe('manual');
});

test.each([
  ['a line break', 'Ada\r\nBcc: bob@example.org', 'Ada Bcc: bob@example.org'],
  ['line and paragraph separators', 'Ada\u2028Bcc\u2029x', 'Ada Bcc x'],
  ['NUL and other controls', 'A\u0000d\u001ba\u0085', 'A d a'],
  ['a direction override', 'Ada\u202egpj.exe', 'Adagpj.exe'],
  ['isolates and marks', '\u2066Ada\u2069\u200e\u200f\u061c', 'Ada'],
  ['a lone surrogate', 'Ada\ud800', 'Ada\ufffd'],
])('%s in a name does not reach the subject', async (_name, firstName, clean) => {
  const mail = await mailOf({ firstName });
  expect(mail?.subject).toBe(`New contact message from ${clean} Haddad`);
  expect(mail?.text).toContain(`First name: ${clean}\n`);
});

test.each([
  ['Arabic', 'ليلى', 'حدّاد'],
  ['Persian with a joiner', 'علی\u200cرضا', 'می\u200cخواهم'],
  ['an emoji of several people', '👩\u200d👩\u200d👧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['Vietnamese, decomposed', 'Nguye\u0302\u0303n', 'Phương'],
  ['mark-up and templates', '<b>Ada</b>', '{{7*7}} ${x}'],
  ['SQL', "Robert'); DROP TABLE", 'Students;--'],
])('%s stays as it was typed', async (_name, firstName, lastName) => {
  const mail = await mailOf({ firstName, lastName });
  expect(mail?.subject).toBe(`New contact message from ${firstName} ${lastName}`);
});

test('an encoded word in a name is shown as it was typed, and decoded nowhere', async () => {
  const mail = await mailOf({ firstName: '=?UTF-8?B?QmNj?=' });
  expect(mail?.subject).toBe('New contact message from = ?UTF-8?B?QmNj?= Haddad');
  expect(mail?.text).toContain('First name: =?UTF-8?B?QmNj?=\n');
});

test('the message keeps its lines, tabs and marks, and loses only controls', async () => {
  const projectDetails = '  one\r\ntwo\rthree\n\n\tfour\u0000\u0007 \u200fخمسة\u200f \u2028six';
  const mail = await mailOf({ projectDetails });
  expect(mail?.text.endsWith('\n\n  one\ntwo\nthree\n\n\tfour \u200fخمسة\u200f \u2028six\n')).toBe(
    true,
  );
});

test('keys of the message that are not ours change nothing in the mail', async () => {
  const extra =
    '"to":"eve@example.net","bcc":["eve@example.net"],"from":"x","__proto__":{"to":"eve"}';
  const api = createMailApi();
  const body = JSON.stringify(contactMessage).replace('{', `{${extra},`);
  const response = await send(createRequest(body), api.fetch);
  expect(response.status).toBe(200);
  expect(api.calls[0]?.mail).toEqual(await mailOf({}));
});
