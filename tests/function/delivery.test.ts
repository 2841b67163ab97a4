import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type ContactMessage,
  honeypotField,
  visibleCharacter,
} from '../../supabase/functions/_shared/contract.ts';
import { handle } from '../../supabase/functions/send-contact-email/handler.ts';
import type { Mail } from '../../supabase/functions/send-contact-email/mail.ts';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';
import {
  createMailApi,
  createRequest,
  createTestDependencies,
  env,
  formHeaders,
  site,
} from './support.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

/** Sends a message by script and by form, and returns the mail, which must be the same both times. */
async function deliver(fields: Partial<Record<keyof ContactMessage, unknown>>): Promise<Mail> {
  const message = { ...contactMessage, ...fields };
  const api = createMailApi();
  const byScript = await handle(
    createRequest(message),
    env,
    createTestDependencies(api.fetch).dependencies,
  );
  expect(byScript.status).toBe(200);

  if (Object.values(message).every((value) => typeof value === 'string')) {
    const form = new URLSearchParams(message as Record<string, string>).toString();
    const byForm = await handle(
      createRequest(form, { headers: formHeaders }),
      env,
      createTestDependencies(api.fetch).dependencies,
    );
    expect(byForm.headers.get('location')).toBe(`${site}/#message-sent`);
    expect(api.calls[1]?.mail).toEqual(api.calls[0]?.mail);
  }
  const [call] = api.calls;
  if (!call) throw new Error('no mail');
  return call.mail;
}

describe('an address that mail software can use is answered by the mail', () => {
  test.each([
    ['hans@müller.example', 'hans@xn--mller-kva.example'],
    ['layla@بيروت.example', 'layla@xn--ngbeu6gi.example'],
    ['wang@例子.example', 'wang@xn--fsqu00a.example'],
    ['a@faß.example', 'a@xn--fa-hia.example'],
    ['hans@xn--mller-kva.example', 'hans@xn--mller-kva.example'],
    ['\u200flayla@company.example', 'layla@company.example'],
    [' layla@company.example ', 'layla@company.example'],
    ["a.!#$%&'*+/=^?_`{|}~-z@sub.example.org", "a.!#$%&'*+/=^?_`{|}~-z@sub.example.org"],
  ])('%s → %s', async (email, replyTo) => {
    const mail = await deliver({ email });
    expect(mail.reply_to).toBe(replyTo);
    expect(mail.text).toContain(`\nEmail:      ${email.replace('\u200f', '').trim()}\n`);
    expect(mail.text).toContain('Answer this mail to answer the visitor.');
  });
});

describe('an address that mail software cannot use stands in the text alone', () => {
  test.each([
    'a=?b@example.com',
    '=?utf-8?q?eve=40example.net?=@example.org',
    `${'a'.repeat(300)}@example.com`,
    `layla@${'a.'.repeat(150)}example`,
    'layla',
    'layla@',
    '@example.org',
    'ädä@example.org',
    'layla@example.org,bob@example.org',
    'layla <layla@example.org>',
    '"layla"@example.org',
    'layla@[127.0.0.1]',
    'layla@exam_ple.org',
    'layla@example..org',
    'layla@müller.example/path',
    'layla@müller.example:25',
    'layla@mü%6cler.example',
    'layla@１２７.０.０.１',
    'layla@ä\u2024example.org@b',
  ])('%s', async (email) => {
    const mail = await deliver({ email });
    expect(Object.keys(mail)).not.toContain('reply_to');
    expect(mail.text).toContain(`\nEmail:      ${email}\n`);
    expect(mail.text).toContain('write to the address below, as it was typed');
  });

  test.each([400, 422])('what the mail API refuses with %i is sent without it', async (status) => {
    const refusal = Response.json({ name: 'validation_error' }, { status });
    const api = createMailApi(refusal);
    const { dependencies } = createTestDependencies(api.fetch);
    const response = await handle(createRequest(contactMessage), env, dependencies);
    expect([response.status, api.calls.length]).toEqual([200, 2]);

    const [refused, sent] = api.calls;
    expect(refused?.mail.reply_to).toBe(contactMessage.email);
    expect(sent?.mail).not.toHaveProperty('reply_to');
    expect(sent?.mail.text).toContain(`\nEmail:      ${contactMessage.email}\n`);
    // One message has one key: when the API took the first mail after all, this is no second one.
    expect(sent?.headers.get('idempotency-key')).toBe(refused?.headers.get('idempotency-key'));
  });

  test('a mail that is refused without it too is a failure after two calls', async () => {
    const refusal = () => Response.json({ name: 'validation_error' }, { status: 422 });
    const api = createMailApi(refusal(), refusal());
    const { dependencies } = createTestDependencies(api.fetch);
    const response = await handle(createRequest(contactMessage), env, dependencies);
    expect([response.status, api.calls.length]).toEqual([502, 2]);
  });
});

describe('a field without words is named, and the others are delivered', () => {
  const blanks: unknown[] = [
    '',
    ' ',
    '\t\n',
    '\u200b',
    '\u2060\ufeff',
    '\u3164',
    undefined,
    7,
    null,
  ];
  test.each(blanks)('a first name that is %j', async (firstName) => {
    const mail = await deliver({ firstName });
    expect(mail.text).toContain('\nFirst name: (left blank)\n');
    expect(mail.subject).toBe('New contact message from Haddad');
  });

  test('only an address', async () => {
    const mail = await deliver({ firstName: '', lastName: '', projectDetails: ' ' });
    expect(mail.subject).toBe('New contact message from layla@company.example');
    expect(mail.text).toContain('Project details:\n\n(left blank)\n');
  });

  test('only the details', async () => {
    const mail = await deliver({ firstName: '', lastName: '', email: '' });
    expect(mail.subject).toBe('New contact message from a visitor');
    expect(mail.text).toContain('The visitor left no address.');
    expect(mail.text).toContain(contactMessage.projectDetails);
  });

  test('a field that stands twice in a form keeps both values', async () => {
    const api = createMailApi();
    const form = `${new URLSearchParams({ ...contactMessage })}&email=bob%40example.org`;
    const request = createRequest(form, { headers: formHeaders });
    await handle(request, env, createTestDependencies(api.fetch).dependencies);
    expect(api.calls[0]?.mail.text).toContain(
      '\nEmail:      layla@company.example bob@example.org\n',
    );
  });

  test('the page’s pattern is the function’s own, and compiles with both flags', () => {
    for (const flag of ['u', 'v']) {
      const pattern = new RegExp(`^(?:.*${visibleCharacter}.*)$`, flag);
      for (const name of ['Layla', ' ليلى ', '字', '👩\u200d👩\u200d👧', '-'])
        expect(name).toMatch(pattern);
      for (const name of ['', '  ', '\u200b', '\u00a0\u2003', '\u3164', '\u2800', '\ufeff']) {
        expect(name).not.toMatch(pattern);
      }
    }
  });
});

describe('no length limit that a person can meet', () => {
  test.each([
    ['10,001 Latin characters', 'x'.repeat(10_001)],
    ['100,000 Arabic characters', 'ليلى '.repeat(20_000)],
    ['100,000 Chinese characters', '我们需要一个应用程序'.repeat(10_000)],
    ['100,000 Hindi characters', 'नमस्ते दुनिया '.repeat(7_143)],
    ['50,000 emoji', '🚀'.repeat(50_000)],
  ])('%s', async (_name, projectDetails) => {
    expect((await deliver({ projectDetails })).text).toContain(projectDetails);
  });

  test.each([101, 10_000])(
    'a name of %i characters, shortened in the subject only',
    async (length) => {
      const firstName = '字'.repeat(length);
      const mail = await deliver({ firstName });
      expect(mail.text).toContain(`\nFirst name: ${firstName}\n`);
      expect(mail.subject).toBe(`New contact message from ${'字'.repeat(100)}…`);
    },
  );
});

describe('suspicion is a mark in the subject', () => {
  test.each([
    ['a link in a name', { firstName: 'https://spam.example' }],
    ['a host in a name', { lastName: 'www.spam.example' }],
    ['BBCode', { projectDetails: 'Buy [url=http://a.example]here[/url]' }],
    ['mark-up of a link', { projectDetails: 'Buy <a href="http://a.example">here</a>' }],
    ['three links', { projectDetails: 'http://a.example http://b.example www.c.example' }],
  ])('%s', async (_name, fields) => {
    expect((await deliver(fields)).subject).toMatch(/^\[possible spam\] New contact message from /);
  });

  test.each([
    ['a link to one’s own site', { projectDetails: 'We are https://hotel.example. An app?' }],
    ['two links', { projectDetails: 'Like https://a.example and https://b.example' }],
    ['mark-up that is no link', { projectDetails: 'Our <b>old</b> site: <script>x</script>' }],
  ])('%s is not suspicious', async (_name, fields) => {
    expect((await deliver(fields)).subject).toMatch(/^New contact message from /);
  });

  test('the hidden field marks the mail, and its words are in the text', async () => {
    const api = createMailApi();
    const form = new URLSearchParams({ ...contactMessage, [honeypotField]: 'my site' }).toString();
    const request = createRequest(form, { headers: formHeaders });
    const response = await handle(request, env, createTestDependencies(api.fetch).dependencies);
    expect(response.headers.get('location')).toBe(`${site}/#message-sent`);
    expect(api.calls[0]?.mail.subject).toMatch(/^\[possible spam\] /);
    expect(api.calls[0]?.mail.text).toContain('people do not see: my site\n');
  });

  test('the hidden field is not read from the script’s call', async () => {
    const api = createMailApi();
    const request = createRequest({ ...contactMessage, [honeypotField]: 'my site' });
    await handle(request, env, createTestDependencies(api.fetch).dependencies);
    expect(api.calls[0]?.mail.subject).toMatch(/^New contact message from /);
    expect(api.calls[0]?.mail.text).not.toContain('my site');
  });

  async function subjectsOf(texts: string[], pauseMs = 0): Promise<(string | undefined)[]> {
    const api = createMailApi();
    const { dependencies, clock } = createTestDependencies(api.fetch);
    for (const projectDetails of texts) {
      await handle(createRequest({ ...contactMessage, projectDetails }), env, dependencies);
      clock.now += pauseMs;
    }
    return api.calls.map(({ mail }) =>
      mail.subject.startsWith('[possible spam]') ? 'marked' : '',
    );
  }
  const offer = (number: number) =>
    `Hello offer ${number}, we place your business on the first page of every search engine for little money. Code ${number * 7919}.`;

  test('the fourth message that is nearly the same within the hour is marked', async () => {
    const texts = [1, 2, 3, 4, 5].map(offer);
    expect(await subjectsOf(texts)).toEqual(['', '', '', 'marked', 'marked']);
    expect(await subjectsOf(texts, 30 * 60 * 1000)).toEqual(['', '', '', '', '']);
  });

  test('different messages, short ones and other scripts are not nearly the same', async () => {
    const different = [
      'We run two hotels in Beirut and need an app for bookings.',
      'A CRM for our sales team of nine, please, with our data from Excel.',
      'Can you take over a half-finished delivery app for a restaurant?',
      'نحتاج إلى تطبيق لحجز المواعيد في عيادة الأسنان لدينا.',
      '我们想为宠物店做一个小程序,可以在线预约和付款。',
      'Our shop sells books. We would like to sell them on the phone too.',
      'Please call me.',
      'Call me, please.',
      'Hello',
      'Hello!',
      'Hello?',
      'Hello.',
    ];
    expect(await subjectsOf(different)).toEqual(different.map(() => ''));
  });

  test('a message with the other subject is one mail: its key is the same', async () => {
    const api = createMailApi();
    const others = [2, 3, 4].map(offer);
    for (const texts of [[offer(1)], [...others, offer(1)]]) {
      const { dependencies } = createTestDependencies(api.fetch);
      for (const projectDetails of texts) {
        await handle(createRequest({ ...contactMessage, projectDetails }), env, dependencies);
      }
    }
    const [first, last] = [api.calls[0], api.calls.at(-1)];
    expect(last?.mail.subject).toBe(`[possible spam] ${first?.mail.subject}`);
    expect(last?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(api.mails.size).toBe(4);
  });

  test.each([0, 1, 2, 3])(
    'a mail API that has the message in other words is asked with those (%i other ways first)',
    async (others) => {
      const conflict = () => Response.json({ name: 'invalid_idempotent_request' }, { status: 409 });
      const api = createMailApi(...Array.from({ length: others }, conflict));
      const { dependencies } = createTestDependencies(api.fetch);
      const response = await handle(createRequest(contactMessage), env, dependencies);
      expect([response.status, api.calls.length]).toEqual([200, others + 1]);
      const ways = api.calls.map(({ mail }) => [mail.subject.startsWith('['), 'reply_to' in mail]);
      expect(ways).toEqual(
        [
          [false, true],
          [false, false],
          [true, true],
          [true, false],
        ].slice(0, others + 1),
      );
      expect(new Set(api.calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    },
  );
});
