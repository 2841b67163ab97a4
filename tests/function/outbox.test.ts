import type * as fs from 'node:fs/promises';
import { watch } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handle } from '../../supabase/functions/send-contact-email/handler.ts';
import type { ContactMessage } from '../../supabase/functions/_shared/contract.ts';
import { createOutbox } from '../../vite/outbox.ts';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';
import { createTestDependencies, createRequest, env } from './support.ts';

/** A disk that can run full in the middle of a file. */
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
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const outbox = () => createOutbox(folder, (path) => announced.push(path));

async function post(message: ContactMessage, fetch = outbox()): Promise<number> {
  return (await handle(createRequest(message), env, createTestDependencies(fetch).dependencies))
    .status;
}

/** The one file in the folder, as bytes and as another implementation of MIME reads it. */
async function open() {
  const files = await readdir(folder);
  expect(files).toHaveLength(1);
  const raw = await readFile(join(folder, files[0] ?? ''));
  return { raw, mail: await PostalMime.parse(raw) };
}

const scripts: [string, Partial<ContactMessage>][] = [
  ['plain English', {}],
  ['Arabic', { firstName: 'ليلى', lastName: 'حدّاد', projectDetails: 'مرحباً،\nنريد تطبيقاً للحجز.' }],
  ['Hebrew', { firstName: 'נועה', lastName: 'כהן', projectDetails: 'שלום' }],
  ['Persian with joiners', { firstName: 'علی\u200cرضا', projectDetails: 'می\u200cخواهم' }],
  [
    'Chinese',
    { firstName: '小明', lastName: '王', projectDetails: '我们需要一个应用程序。'.repeat(40) },
  ],
  ['Japanese', { firstName: '花子', lastName: '山田', projectDetails: 'お願いします' }],
  ['Korean', { firstName: '민준', lastName: '김' }],
  ['Hindi', { firstName: 'आरव', lastName: 'शर्मा', projectDetails: 'नमस्ते' }],
  ['Thai', { firstName: 'สมชาย', lastName: 'ใจดี' }],
  ['Greek and Cyrillic', { firstName: 'Ελένη', lastName: 'Жукова' }],
  ['Vietnamese, decomposed', { firstName: 'Nguye\u0302\u0303n', lastName: 'Phương' }],
  [
    'emoji of several parts',
    { firstName: '👩\u200d👩\u200d👧', lastName: '🏴󠁧󠁢󠁥󠁮󠁧󠁿', projectDetails: '🚀🚀' },
  ],
  ['beyond the basic plane', { firstName: '𝒜𝒹𝒶', lastName: '𐍈𐌰' }],
  ['long names', { firstName: 'é'.repeat(40), lastName: '字'.repeat(50) }],
  ['what looks encoded', { firstName: '=?UTF-8?B?QmNj?=', projectDetails: '=C3=A9 =\nsoft' }],
  ['quotes, commas, brackets', { firstName: '"Ada", <x@y.z>;', lastName: "O'Neil (CTO)" }],
  ['mark-up', { firstName: '<b>Ada</b>', projectDetails: '<script>alert(1)</script>' }],
  ['one endless line', { projectDetails: 'x'.repeat(9_000) }],
  ['dots, dashes and From at line starts', { projectDetails: '.\n..\n--\nFrom here\n-- \nend' }],
  ['white space at both ends of lines', { projectDetails: '  two  \n\tthree\t\n\n\n end ' }],
  ['an address with every legal mark', { email: "a.!#$%&'*+/?=^_`{|}~-z@sub.example.org" }],
];

describe('another reader of MIME finds every word again', () => {
  test.each(scripts)('%s', async (_name, fields) => {
    const message = { ...contactMessage, ...fields };
    expect(await post(message)).toBe(200);
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
    expect(text.trimEnd()).toBe(
      `${text.slice(0, text.indexOf('Project details:'))}Project details:\n\n${message.projectDetails}`.trimEnd(),
    );

    // RFC 5322: nothing but ASCII, lines end with CRLF and have at most 998 characters.
    const wire = raw.toString('latin1');
    expect(/[^\x20-\x7e\t\r\n]/.test(wire)).toBe(false);
    expect(/(^|[^\r])\n|\r(?!\n)/.test(wire)).toBe(false);
    expect(Math.max(...wire.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
  });
});

test('the same message leaves one file, however often and at once it is sent', async () => {
  const fetch = outbox();
  const statuses = await Promise.all(Array.from({ length: 20 }, () => post(contactMessage, fetch)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  await post(contactMessage);
  expect(await readdir(folder)).toHaveLength(1);
});

test('each mail is announced with the path at which it lies', async () => {
  await post(contactMessage);
  await post({ ...contactMessage, firstName: 'Grace' });
  expect(announced.toSorted()).toEqual(
    (await readdir(folder)).map((file) => join(folder, file)).toSorted(),
  );
  expect(announced.every((path) => /\/[0-9a-f]{32}\.eml$/.test(path))).toBe(true);
});

test('a write that breaks off leaves no file, and the next try writes the mail', async () => {
  disk.isFull = true;
  expect(await post(contactMessage)).toBe(502);
  expect(await readdir(folder)).toEqual([]);
  expect(announced).toEqual([]);

  disk.isFull = false;
  expect(await post(contactMessage)).toBe(200);
  expect((await open()).mail.replyTo?.[0]?.address).toBe(contactMessage.email);
});

test('two servers with one folder write one mail, each with a draft of its own', async () => {
  const drafts = new Set<string>();
  const watcher = watch(folder, (_event, name) => name?.endsWith('.part') && drafts.add(name));
  const statuses = await Promise.all(
    [outbox(), outbox()].map((fetch) => post(contactMessage, fetch)),
  );
  await vi.waitFor(() => expect(drafts.size).toBe(2), { timeout: 10_000 });
  watcher.close();
  expect(statuses).toEqual([200, 200]);
  await open();
});

test('a draft that a killed process left is removed at the start; a young one stays', async () => {
  const [old, young] = [join(folder, 'old.part'), join(folder, 'young.part')];
  await Promise.all([writeFile(old, ''), writeFile(young, '')]);
  const twoMinutesAgo = Date.now() / 1000 - 120;
  await utimes(old, twoMinutesAgo, twoMinutesAgo);
  outbox();
  expect(await readdir(folder)).toEqual(['young.part']);
});

test('a folder that cannot be written is a failure that the visitor is told of', async () => {
  const file = join(folder, 'not-a-folder');
  await writeFile(file, '');
  expect(
    await post(
      contactMessage,
      createOutbox(file, () => {}),
    ),
  ).toBe(502);
});

test('what is no mail is refused', async () => {
  const response = await outbox()('https://api.example/', { method: 'POST', body: '{}' });
  expect(response.status).toBe(422);
});
