import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handle } from '../../supabase/functions/send-contact-email/handler.ts';
import { createOutbox } from '../../vite/outbox.ts';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';
import { createMailApi, createRequest, createTestDependencies, env } from './support.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

async function logOf(fetch: typeof globalThis.fetch, settings: Record<string, string> = {}) {
  const { dependencies } = createTestDependencies(fetch);
  await handle(createRequest(contactMessage), { ...env, ...settings }, dependencies);
  const lines = vi.mocked(console.error).mock.calls.flat().map(String);
  for (const secret of [...Object.values(contactMessage), env.MAIL_API_KEY]) {
    expect(lines.join('\n')).not.toContain(secret);
  }
  return lines;
}

const line = (reason: string, calls = 3) => [
  `A contact message was not sent (${reason}; calls: ${calls}).`,
];
const withCode = (code: string) =>
  Object.assign(new TypeError(`fetch failed for ${contactMessage.email}`), {
    cause: Object.assign(new Error(`Bearer ${env.MAIL_API_KEY}`), { code }),
  });

describe('the log tells the reason apart, without a word of the message', () => {
  test.each([
    ['ENOTFOUND', 'DNS'],
    ['EAI_AGAIN', 'DNS'],
    ['ECONNREFUSED', 'connection refused'],
    ['ECONNRESET', 'connection broken'],
    ['UND_ERR_SOCKET', 'connection broken'],
    ['CERT_HAS_EXPIRED', 'TLS'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'TLS'],
    ['UND_ERR_CONNECT_TIMEOUT', 'timeout'],
    ['layla@company.example', 'network error'],
  ])('code %s: %s', async (code, reason) => {
    const error = withCode(code);
    expect(await logOf(createMailApi(error, error, error).fetch)).toEqual(line(reason));
  });

  test.each([
    ['dns error: failed to lookup address information', 'DNS'],
    [
      'client error (Connect): tcp connect error: Connection refused (os error 111)',
      'connection refused',
    ],
    ['invalid peer certificate: UnknownIssuer', 'TLS'],
  ])('Deno’s "%s"', async (message, reason) => {
    const error = new TypeError(`error sending request for url (https://x.example/): ${message}`);
    expect(await logOf(createMailApi(error, error, error).fetch)).toEqual(line(reason));
  });

  test.each([
    [429, 'daily_quota_exceeded', 1],
    [429, 'monthly_quota_exceeded', 1],
    [429, 'rate_limit_exceeded', 3],
    [403, 'invalid_api_key', 1],
  ])('status %i %s after so many calls: %i', async (status, name, calls) => {
    const answer = () => Response.json({ name, message: contactMessage.email }, { status });
    const { fetch } = createMailApi(answer(), answer(), answer());
    expect(await logOf(fetch)).toEqual(line(`status ${status} ${name}`, calls));
  });

  test('a name that is not on the list is not logged', async () => {
    const answer = Response.json({ name: contactMessage.email }, { status: 403 });
    expect(await logOf(createMailApi(answer).fetch)).toEqual(line('status 403', 1));
  });
});

describe('real faults', () => {
  const listen = async (server: ReturnType<typeof createServer>) => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return (server.address() as AddressInfo).port;
  };

  test('a host name that does not exist', async () => {
    const url = { MAIL_API_URL: 'https://mail.invalid/emails' };
    expect(await logOf(fetch, url)).toEqual(line('DNS'));
  });

  test('a port at which nobody listens', async () => {
    const server = createServer();
    const port = await listen(server);
    await new Promise((done) => server.close(done));
    expect(await logOf(fetch, { MAIL_API_URL: `http://127.0.0.1:${port}` })).toEqual(
      line('connection refused'),
    );
  });

  test('a server that does not speak TLS', async () => {
    const server = createServer();
    const port = await listen(server);
    expect(await logOf(fetch, { MAIL_API_URL: `https://127.0.0.1:${port}` })).toEqual(line('TLS'));
    server.close();
  });

  test('a connection that breaks', async () => {
    const server = createServer((request) => request.socket.resetAndDestroy());
    const port = await listen(server);
    expect(await logOf(fetch, { MAIL_API_URL: `http://127.0.0.1:${port}` })).toEqual(
      line('connection broken'),
    );
    server.close();
  });

  test('an outbox that is no folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
    await writeFile(join(folder, 'file'), '');
    expect(await logOf(createOutbox(join(folder, 'file'), () => {}))).toEqual(
      line('folder not writable'),
    );
    await rm(folder, { recursive: true });
  });
});
