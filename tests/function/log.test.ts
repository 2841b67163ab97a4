import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';
import { answerOf, shareFunction } from './shareFunction.ts';
import { createRequest, env } from './support.ts';

const shared = await shareFunction();

/** Returns the log, which holds no word of the message and no key. */
function readLog(): string[] {
  const lines = shared.readLog();
  for (const secret of [...Object.values(contactMessage), env.MAIL_API_KEY]) {
    expect(lines.join('\n')).not.toContain(secret);
  }
  return lines;
}

const createError = (hint: string) =>
  Object.assign(new TypeError(`failed for ${contactMessage.email}`), {
    cause: Object.assign(new Error(`Bearer ${env.MAIL_API_KEY} ${hint}`), { code: hint }),
  });

async function logOfDelivery(fetch: typeof globalThis.fetch, MAIL_API_URL?: string) {
  const settings = { MAIL_API_URL };
  const service = await shared.startWith({ settings, replaced: { fetch } });
  await service.handle(createRequest(contactMessage));
  await service.deliver();
  expect(await service.waiting()).toBe(1);
  return readLog();
}

const lineFor = (reason: string) => [`A contact mail was not taken (${reason}).`];

test.each([
  ['ENOTFOUND', 'DNS'],
  ['ECONNREFUSED', 'connection refused'],
  ['ECONNRESET', 'connection broken'],
  ['CERT_HAS_EXPIRED', 'TLS'],
  ['UND_ERR_CONNECT_TIMEOUT', 'timeout'],
  ['ENOSPC', 'disk full'],
  ['EACCES', 'folder not writable'],
  ['dns error: failed to lookup address information', 'DNS'],
  ['tcp connect error: Connection refused (os error 111)', 'connection refused'],
  ['invalid peer certificate: UnknownIssuer', 'TLS'],
  [contactMessage.email, 'network error'],
])('The mail service’s failure %s is logged as: %s', async (hint, reason) => {
  expect(await logOfDelivery(() => Promise.reject(createError(hint)))).toEqual(lineFor(reason));
});

test.each([
  [429, 'daily_quota_exceeded', 'status 429 daily_quota_exceeded'],
  [403, 'invalid_api_key', 'status 403 invalid_api_key'],
  [403, contactMessage.email, 'status 403'],
  [200, '', 'answer without an id'],
])('The mail service’s answer %i "%s" is logged as: %s', async (status, name, reason) => {
  const answer = Response.json({ name, message: contactMessage.email }, { status });
  expect(await logOfDelivery(async () => answer)).toEqual(lineFor(reason));
});

test('Real faults of the connection to the mail service are told apart', async () => {
  const server = createServer((request) => request.socket.resetAndDestroy());
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const urls = ['https://mail.invalid', `https://127.0.0.1:${port}`, `http://127.0.0.1:${port}`];
  for (const url of urls) {
    await logOfDelivery(fetch, url);
    await shared.reset();
  }
  await new Promise((resolve) => server.close(resolve));
  await logOfDelivery(fetch, urls.at(-1));
  const reasons = ['DNS', 'TLS', 'connection broken', 'connection refused'];
  expect(readLog()).toEqual(reasons.flatMap(lineFor));
});

test.each([
  ['ECONNREFUSED', 'connection refused'],
  ['CONNECT_TIMEOUT', 'timeout'],
  ['CONNECTION_CLOSED', 'connection broken'],
  ['28P01', 'database error 28P01'],
  ['42P01', 'database error 42P01'],
])(
  'A message that the database does not store (%s) is answered 503, and logged',
  async (code, reason) => {
    const query = () => Promise.reject(createError(code));
    const { handle } = await shared.startWith({ database: { ...shared, query } });
    expect(await answerOf(handle(createRequest(contactMessage)))).toBe('503 not_stored');
    expect(readLog()).toEqual([`A contact message was not stored (${reason}).`]);
  },
);

test('A database that hangs is a 503 after 4 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const query = vi.fn(() => new Promise<object[]>(() => {}));
  const { handle } = await shared.startWith({ database: { ...shared, query } });
  const answering = handle(createRequest(contactMessage));
  await vi.waitFor(() => expect(query).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(4_000);
  vi.useRealTimers();
  expect(await answerOf(answering)).toBe('503 not_stored');
  expect(readLog()).toEqual(['A contact message was not stored (timeout).']);
});
