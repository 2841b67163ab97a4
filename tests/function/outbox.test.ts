import type * as fs from 'node:fs/promises';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContactMessage } from '../../supabase/functions/_shared/contract.ts';
import { composeMail } from '../../supabase/functions/send-contact-email/mail.ts';
import { createOutbox } from '../../vite/outbox.ts';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';

/** Simulates a disk that becomes full while the outbox writes a file. */
const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock('node:fs/promises', async (importActual) => {
  const actual = await importActual<typeof fs>();
  const writeHalf = async (path: string, content: Buffer) => {
    await actual.writeFile(path, content.subarray(0, content.length / 2));
    throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  };
  const write = (path: string, content: Buffer) =>
    disk.isFull ? writeHalf(path, content) : actual.writeFile(path, content);
  return { ...actual, writeFile: write };
});

let folder: string;
let announced: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  announced = [];
});
afterEach(async () => {
  disk.isFull = false;
  await rm(folder, { recursive: true });
});

/** Sends a message to the outbox, in the same way as the contact function. */
async function send(message: ContactMessage, key = 'a'.repeat(64)) {
  const content = JSON.stringify({ ...message, honeypot: '' });
  const waiting = { hash: '', content, isSuspicious: false, acceptedMs: 0, isDigest: false };
  const addresses = { from: 'Website <website@example.com>', to: 'hello@example.com' };
  const outbox = createOutbox(folder, (path) => announced.push(path));
  const response = await outbox('https://mail.example/emails', {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: JSON.stringify(composeMail([waiting], addresses)),
  });
  return response.json();
}

/** Returns the bytes of the only outbox file, and the mail that PostalMime reads from the file. */
async function open() {
  const files = await readdir(folder);
  expect(files).toHaveLength(1);
  const raw = await readFile(join(folder, files[0] ?? ''));
  return { raw, mail: await PostalMime.parse(raw) };
}

/** The nodemailer library encodes the mail, so one text of each kind is enough. */
test('Another MIME library reads an outbox mail in full', async () => {
  const message = {
    firstName: 'ليلى =?UTF-8?B?QmNj?=',
    lastName: `${'é'.repeat(30)} ${'字'.repeat(40)}`,
    email: "a.!#$%&'*+/?=^_`{|}~-z@sub.example.org",
    projectDetails: `مرحباً،
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
  expect(await send(message)).toEqual({ id: expect.stringContaining('outbox-') as string });
  const { raw, mail } = await open();

  expect(mail.from).toMatchObject({ name: 'Website', address: 'website@example.com' });
  expect(mail.to?.map((to) => to.address)).toEqual(['hello@example.com']);
  expect(mail.replyTo?.map((to) => to.address)).toEqual([message.email]);
  expect(mail.subject).toBe(
    `New contact message from ${message.firstName} ${message.lastName}`.replaceAll('=?', '= ?'),
  );
  expect(Number.isNaN(Date.parse(mail.date ?? ''))).toBe(false);
  expect(mail.messageId).toMatch(/^<[0-9a-f]{32}@outbox\.invalid>$/);
  expect([mail.html, mail.attachments]).toEqual([undefined, []]);

  const text = mail.text?.replaceAll('\r\n', '\n') ?? '';
  expect(text).toContain(`\nFirst name: ${message.firstName}\n`);
  expect(text).toContain(`\nLast name:  ${message.lastName}\n`);
  expect(text).toContain(`\nEmail:      ${message.email}\n`);
  const [, details] = text.split('Project details:\n\n');
  expect(details?.trimEnd()).toBe(message.projectDetails.trimEnd());

  // RFC 5322 allows only ASCII, requires CRLF line ends, and limits a line to 998 characters.
  const wire = raw.toString('latin1');
  expect(/[^\x20-\x7e\t\r\n]/.test(wire)).toBe(false);
  expect(/(^|[^\r])\n|\r(?!\n)/.test(wire)).toBe(false);
  expect(Math.max(...wire.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
});

test('The outbox writes one file for each idempotency key, and reports each path once', async () => {
  for (const key of ['a', 'a', 'b']) await send(contactMessage, key.repeat(64));
  const files = (await readdir(folder)).map((file) => join(folder, file));
  expect(announced.toSorted()).toEqual(files.toSorted());
  expect(announced).toEqual(['a', 'b'].map((key) => join(folder, `${key.repeat(32)}.eml`)));
});

test('The outbox contains no mail while the disk is full, and writes the mail on the next attempt', async () => {
  disk.isFull = true;
  await expect(send(contactMessage)).rejects.toThrow('no space left');
  expect((await readdir(folder)).filter((file) => file.endsWith('.eml'))).toEqual([]);
  expect(announced).toEqual([]);

  disk.isFull = false;
  await send(contactMessage);
  expect((await open()).mail.replyTo?.[0]?.address).toBe(contactMessage.email);
});

test('The outbox refuses a request without an idempotency key', async () => {
  expect(await send(contactMessage, '')).toEqual({ name: 'validation_error' });
});
