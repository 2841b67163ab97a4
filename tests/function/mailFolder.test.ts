import { writeFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Mail } from '../../supabase/functions/send-contact-email/mail.ts';
import { createMailFolder } from '../../server/mailFolder.ts';

vi.mock('node:fs/promises', { spy: true });

/** Texts that are hard to encode. One mail is enough, because nodemailer encodes the mails. */
const mail: Mail = {
  from: 'Website <website@example.com>',
  to: ['hello@example.com'],
  reply_to: "a.!#$%&'*+/?=^_`{|}~-z@sub.example.org",
  subject: `ليلى ${'é'.repeat(30)} ${'字'.repeat(40)}`,
  text: `مرحباً،
=C3=A9 =
soft
${'x'.repeat(9_000)}
  two\x20\x20
\tthree\t
.
--
From here
--\x20

 end`,
};

let folder: string;
let announced: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  announced = [];
});
afterEach(() => rm(folder, { recursive: true }));

/** Sends the mail to the outbox, in the same way as the contact function. */
async function send() {
  const outbox = createMailFolder(folder, (path) => announced.push(path));
  const response = await outbox('https://mail.example/emails', {
    method: 'POST',
    headers: { 'idempotency-key': 'a'.repeat(64) },
    body: JSON.stringify(mail),
  });
  return response.json();
}

test('The postal-mime library reads an outbox mail in full', async () => {
  expect(await send()).toEqual({ id: expect.stringContaining('outbox-') as string });
  expect(announced).toEqual([join(folder, `${'a'.repeat(32)}.eml`)]);
  const file = await readFile(announced[0] ?? '');
  const { text = '', ...parsed } = await PostalMime.parse(file);
  expect(text.replaceAll('\r\n', '\n').trimEnd()).toBe(mail.text);
  expect(parsed).toMatchObject({
    from: { name: 'Website', address: 'website@example.com' },
    to: [{ address: 'hello@example.com' }],
    replyTo: [{ address: mail.reply_to }],
    subject: mail.subject,
    date: expect.any(String),
    messageId: `<${'a'.repeat(32)}@outbox.invalid>`,
    attachments: [],
  });

  // RFC 5322 allows only ASCII, requires CRLF line ends, and limits a line to 998 characters.
  for (const line of file.toString('latin1').split('\r\n')) {
    expect(line).toMatch(/^[\x20-\x7e\t]{0,998}$/);
  }
});

test('The outbox contains no mail while the disk is full, and writes the mail on the next attempt', async () => {
  vi.mocked(writeFile).mockImplementationOnce(async (path) => {
    writeFileSync(path as string, 'From: Website');
    throw new Error('no space left');
  });
  await expect(send()).rejects.toThrow('no space left');
  expect((await readdir(folder)).filter((file) => file.endsWith('.eml'))).toEqual([]);
  expect(announced).toEqual([]);

  await send();
  expect(announced).toHaveLength(1);
});
