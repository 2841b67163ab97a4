import { afterEach, expect, test, vi } from 'vitest';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';
import { serve } from '../support/serve.ts';
import { answerOf, createRequest, env, shareFunction } from './support.ts';

const shared = await shareFunction();
afterEach(() => {
  for (const secret of [...Object.values(contactMessage), env.MAIL_API_KEY].filter(Boolean)) {
    expect(shared.readLog().join('\n')).not.toContain(secret);
  }
});

const { email } = contactMessage;
const request = () => createRequest(contactMessage);
const createError = (hint: string) =>
  Object.assign(new TypeError(`failed for ${email}`), {
    cause: Object.assign(new Error(`Bearer ${env.MAIL_API_KEY} ${hint}`), { code: hint }),
  });
const createAnswer = (status: number, name: string) =>
  Response.json({ name, message: email }, { status });

async function deliver(fetch: typeof globalThis.fetch, MAIL_API_URL?: string): Promise<void> {
  const service = await shared.startWith({ settings: { MAIL_API_URL }, replaced: { fetch } });
  await shared.reset();
  await service.handle(request());
  await service.deliver();
}

test.each([
  ['TLS', createError('CERT_HAS_EXPIRED')],
  ['timeout', createError('UND_ERR_CONNECT_TIMEOUT')],
  ['disk full', createError('ENOSPC')],
  ['folder not writable', createError('EACCES')],
  ['DNS', createError('dns error: failed to lookup address information')],
  ['TLS', createError('invalid peer certificate: UnknownIssuer')],
  ['unknown error', createError(email)],
  ['status 429 daily_quota_exceeded', createAnswer(429, 'daily_quota_exceeded')],
  ['status 401', createAnswer(401, email)],
  ['answer without an id', createAnswer(200, '')],
])('If a mail fails, the log has "%s", but no text from the visitor', async (reason, failure) => {
  await deliver(async () => {
    if (failure instanceof Response) return failure;
    throw failure;
  });
  expect(shared.readLog()).toEqual([`The mail service did not accept a contact mail (${reason}).`]);
  expect(await shared.waiting()).toBe(1);
});

test('The log contains a different reason for each kind of connection failure', async () => {
  const { url, close } = await serve(({ socket }) => socket.resetAndDestroy());
  await deliver(fetch, 'https://mail.invalid');
  await deliver(fetch, url.replace('http', 'https'));
  await deliver(fetch, url);
  close();
  await deliver(fetch, url);
  const reasons = ['DNS', 'TLS', 'connection broken', 'connection refused'];
  const lines = reasons.map(
    (reason) => `The mail service did not accept a contact mail (${reason}).`,
  );
  expect(shared.readLog()).toEqual(lines);
});

test.each([
  ['CONNECT_TIMEOUT', 'timeout'],
  ['CONNECTION_CLOSED', 'connection broken'],
  ['42P01', 'database error 42P01'],
])('After the database error %s, the function answers 503 and logs "%s"', async (code, reason) => {
  const query = () => Promise.reject(createError(code));
  const { handle } = await shared.startWith({ database: { ...shared, query } });
  expect(await answerOf(handle(request()))).toBe('503 not_stored');
  expect(shared.readLog()).toEqual([`A contact message was not stored (${reason}).`]);
});

test('If the database hangs for 17 seconds, the function answers with status 503 and logs a timeout', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = Promise.withResolvers<void>();
  const query = () => {
    asked.resolve();
    return new Promise<object[]>(() => {});
  };
  const { handle } = await shared.startWith({ database: { ...shared, query } });
  const answering = answerOf(handle(request()));
  await asked.promise;
  await vi.advanceTimersByTimeAsync(16_999);
  expect(shared.readLog()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answering).toBe('503 not_stored');
  expect(shared.readLog()).toEqual(['A contact message was not stored (timeout).']);
  vi.useRealTimers();
});
