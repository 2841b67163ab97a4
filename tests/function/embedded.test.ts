import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createLogger, createServer, type InlineConfig, preview } from 'vite';
import { edgeFunctions } from '../../vite/edgeFunctions.ts';
import { functionPath } from '../../supabase/functions/_shared/contract.ts';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';
import { settingNames } from './support.ts';

const noMail = () => settingNames.forEach((name) => vi.stubEnv(name, undefined));

/** The real dev and preview servers, in a folder that holds nothing but a page. */
const lines: string[] = [];
const note = (line: string) => void (line.includes('Mail') && lines.push(line));
const customLogger = { ...createLogger('silent'), info: note, warn: note };

async function start(kind: 'dev' | 'preview') {
  const root = await mkdtemp(join(tmpdir(), 'embedded-'));
  await writeFile(join(root, 'index.html'), '<!doctype html><title>Page</title>');
  const listen = { host: '127.0.0.1', port: kind === 'dev' ? 46_173 : 46_174 };
  const shared: InlineConfig = {
    root,
    configFile: false,
    customLogger,
    plugins: [edgeFunctions()],
    build: { outDir: '.' },
    server: { ...listen, ws: false },
    preview: listen,
  };
  const server =
    kind === 'dev' ? await (await createServer(shared)).listen() : await preview(shared);
  const url = server.resolvedUrls?.local[0] ?? '';
  return { root, origin: new URL(url).origin, close: () => server.close() };
}

describe.each(['dev', 'preview'] as const)('the %s server', (kind) => {
  let server: Awaited<ReturnType<typeof start>>;
  let atStart: string[];

  beforeAll(async () => {
    noMail();
    server = await start(kind);
    atStart = lines.splice(0);
  });
  afterEach(async () => {
    lines.length = 0;
    await rm(join(server.root, '.outbox'), { recursive: true, force: true });
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await server.close();
    await rm(server.root, { recursive: true });
  });

  const post = (body: string | URLSearchParams, headers: Record<string, string> = {}) =>
    fetch(`${server.origin}${functionPath}`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { origin: server.origin, ...headers },
    });
  const json = { 'content-type': 'application/json' };
  const outbox = () => readdir(join(server.root, '.outbox')).catch(() => []);

  test('logs at its start where mails go', () => {
    expect(atStart).toEqual(['  ➜  Mails:   written to .outbox/']);
  });

  test('answers 200 to a message as JSON, writes one mail, and logs its path', async () => {
    const response = await post(JSON.stringify(contactMessage), json);
    expect([response.status, await response.json()]).toEqual([200, { code: 'sent' }]);
    const [file = ''] = await outbox();
    expect(lines).toEqual([`  Mail written: .outbox/${file}`]);
    const mail = await PostalMime.parse(await readFile(join(server.root, '.outbox', file)));
    expect([mail.to?.[0]?.address, mail.replyTo?.[0]?.address]).toEqual([
      'hello@example.com',
      contactMessage.email,
    ]);
  });

  test('answers a form with 303 to #message-sent, and writes one mail', async () => {
    const response = await post(new URLSearchParams({ ...contactMessage }));
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `${server.origin}/#message-sent`,
    ]);
    expect(await outbox()).toHaveLength(1);
  });

  test('accepts localhost as its own origin', async () => {
    const origin = server.origin.replace('127.0.0.1', 'localhost');
    expect((await post(JSON.stringify(contactMessage), { ...json, origin })).status).toBe(200);
  });

  test.each(['http://localhost:9999', 'https://evil.example', 'null'])(
    'answers 403 to the origin %s, preflight included',
    async (origin) => {
      for (const method of ['POST', 'OPTIONS']) {
        const response = await fetch(`${server.origin}${functionPath}`, {
          method,
          headers: { origin, 'access-control-request-method': 'POST' },
        });
        expect(response.status).toBe(403);
        expect(response.headers.get('access-control-allow-origin')).toBe(null);
      }
      expect(await outbox()).toEqual([]);
    },
  );

  test('answers 403 to a foreign origin that has its own port', async () => {
    const port = new URL(server.origin).port;
    const answer = await raw(Number(port), [
      `POST ${functionPath} HTTP/1.1`,
      `Host: localhost:${port}`,
      `Origin: http://evil.example:${port}`,
      'Content-Type: application/json',
      'Content-Length: 2',
      'Connection: close',
      '',
      '{}',
    ]);
    expect(answer).toContain('HTTP/1.1 403');
  });

  test('sends the next message after a client that broke off', async () => {
    const port = Number(new URL(server.origin).port);
    await new Promise<void>((done) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          `POST ${functionPath} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${server.origin}\r\n` +
            'Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"firstName":',
          () => socket.resetAndDestroy(),
        );
      });
      socket.on('close', () => done());
      socket.on('error', () => {});
    });
    expect((await post(JSON.stringify(contactMessage), json)).status).toBe(200);
    expect(await outbox()).toHaveLength(1);
  });

  test('answers 413 above a megabyte, and the connection can be used again', async () => {
    const response = await post('x'.repeat(1_048_577), json);
    expect([response.status, await response.json()]).toEqual([413, { code: 'too_large' }]);
    expect((await post('{}', json)).status).toBe(422);
  });

  test('writes a mail again after its file was deleted', async () => {
    for (let visit = 0; visit < 2; visit += 1) {
      expect((await post(JSON.stringify(contactMessage), json)).status).toBe(200);
      expect(await outbox()).toHaveLength(1);
      await rm(join(server.root, '.outbox'), { recursive: true });
    }
  });

  test('serves the page at every other path', async () => {
    const response = await fetch(`${server.origin}/`, { headers: { accept: 'text/html' } });
    expect(await response.text()).toContain('<title>Page</title>');
  });
});

describe('the settings of a real mail service', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    lines.length = 0;
  });

  async function sendOnce() {
    const server = await start('preview');
    const headers = { origin: server.origin, 'content-type': 'application/json' };
    const url = `${server.origin}${functionPath}`;
    const { status } = await fetch(url, {
      method: 'POST',
      body: JSON.stringify(contactMessage),
      headers,
    });
    const files = await readdir(join(server.root, '.outbox')).catch(() => []);
    await server.close();
    await rm(server.root, { recursive: true });
    return { status, files: files.length };
  }

  test('are used when all of them are set', async () => {
    const authorizations: (string | undefined)[] = [];
    const service = createHttpServer((request, response) => {
      authorizations.push(request.headers.authorization);
      response.end('{"id":"taken"}');
    });
    await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
    vi.stubEnv('MAIL_API_URL', `http://127.0.0.1:${(service.address() as AddressInfo).port}`);
    vi.stubEnv('MAIL_API_KEY', 're_secret');
    vi.stubEnv('MAIL_FROM', 'website@example.com');
    vi.stubEnv('MAIL_TO', 'hello@example.com');
    expect(await sendOnce()).toEqual({ status: 200, files: 0 });
    expect(authorizations).toEqual(['Bearer re_secret']);
    expect(lines).toEqual(['  ➜  Mails:   sent by the mail API']);
    service.close();
  });

  test('that are missing are named, and the mail stays in the outbox', async () => {
    noMail();
    vi.stubEnv('MAIL_API_KEY', '');
    await sendOnce();
    expect(lines.join()).not.toContain('missing');
    lines.length = 0;
    vi.stubEnv('MAIL_API_KEY', 're_secret');
    expect(await sendOnce()).toEqual({ status: 200, files: 1 });
    expect(lines[0]).toBe('  Mails stay in .outbox/, not sent: MAIL_FROM, MAIL_TO missing.');
  });
});

function raw(port: number, request: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => void socket.end(request.join('\r\n')));
    socket.on('data', (chunk) => void (answer += chunk.toString()));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}
