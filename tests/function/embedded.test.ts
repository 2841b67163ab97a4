import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createServer, loadConfigFromFile, type Plugin } from 'vite';
import { headersFile } from '../../server/headers.ts';
import { startServer } from '../../server/start.ts';
import { functionPath } from '../../supabase/functions/_shared/contract.ts';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';
import { findFreePort } from '../../tools/servers/freePort.ts';
import { serve } from '../support/serve.ts';
import { createDatabaseFolder, env, formHeaders } from './support.ts';

/** Lines about mails and limits that the server has logged. */
const lines: string[] = [];
const note = (line: string) => void (/Mail|LIMIT/.test(line) && lines.push(line));
vi.spyOn(console, 'log').mockImplementation(note);
vi.spyOn(console, 'warn').mockImplementation(note);

/** Loads the plugin as `npm run dev` does: Vite bundles vite.config.ts and removes unused code. */
async function loadPlugin(): Promise<Plugin[]> {
  const configEnv = { command: 'serve', mode: 'development' } as const;
  const loaded = await loadConfigFromFile(configEnv, 'vite.config.ts', undefined, 'silent');
  const plugins = loaded?.config.plugins?.flat() as Plugin[];
  return plugins.filter(({ name }) => name === 'edge-functions');
}

async function startDevServer(root: string, port: number) {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: await loadPlugin(),
    server: { host: '127.0.0.1', port, strictPort: true, ws: false },
  });
  return server.listen();
}

/** Names of all settings. `start` clears them, because a developer's shell may set some of them. */
const settingNames = Object.keys(parseEnv(await readFile('.env.example', 'utf8')));

type Settings = Record<string, string>;

/** Starts a real server for a site with a single HTML page. */
async function start(
  kind: 'dev' | 'production',
  root: string,
  port: number,
  settings: Settings = {},
) {
  for (const name of settingNames) vi.stubEnv(name, settings[name] ?? '');
  for (const folder of [root, join(root, 'dist')]) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Page</title>');
    await writeFile(join(folder, headersFile), '');
  }
  const variables = { ...process.env };
  const server =
    kind === 'dev'
      ? await startDevServer(root, port)
      : await startServer({ folder: join(root, 'dist'), port, variables, root });
  const origin = `http://127.0.0.1:${port}`;
  const json = { 'content-type': 'application/json' };
  const post = (body: BodyInit, headers: Record<string, string> = json) =>
    fetch(origin + functionPath, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { origin, ...headers },
    });
  // The status is 403 only after the database has started. On a slow machine, this takes a minute.
  const readStatus = async () => (await post('{}', { ...json, 'x-call-token': 'none' })).status;
  await vi.waitFor(async () => expect(await readStatus()).toBe(403), { timeout: 170_000 });
  return { origin, post, close: () => server.close() };
}

const removeFolder = (root: string) =>
  rm(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
const readOutbox = (root: string) => readdir(join(root, '.outbox')).catch(() => []);

describe.each(['dev', 'production'] as const)('The contact function on the %s server', (kind) => {
  let root: string;
  let port: number;
  let server: Awaited<ReturnType<typeof start>>;

  beforeAll(async () => {
    lines.length = 0;
    root = await mkdtemp(join(tmpdir(), 'embedded-'));
    port = await findFreePort();
    await createDatabaseFolder(join(root, '.database', String(port)));
    server = await start(kind, root, port);
  });
  afterEach(async () => {
    lines.length = 0;
    // The server may still be writing a mail, because it answers before it writes the mail.
    await removeFolder(join(root, '.outbox'));
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await server.close();
    await removeFolder(root);
  });

  test('logs the mail folder when the server starts', () => {
    expect(lines).toEqual(['Mails: written to .outbox/']);
  });

  test('writes only one mail for a message that is sent twice, and logs the path to the mail', async () => {
    const byScript = await server.post(JSON.stringify(contactMessage));
    expect(await byScript.json()).toEqual({ code: 'sent' });
    const form = new URLSearchParams({ ...contactMessage }).toString();
    const byForm = await server.post(form, formHeaders);
    expect(byForm.headers.get('location')).toBe(`${server.origin}/#message-sent`);
    await vi.waitFor(() => expect(lines).toHaveLength(1), 30_000);
    expect(lines).toEqual([`Mail written: .outbox/${(await readOutbox(root)).join()}`]);
  });

  test('answers a foreign origin with 403, even if the Host header matches the origin', async () => {
    // Uses an IP address, because Vite allows every IP address but refuses unknown host names.
    const headers = { host: '192.0.2.1', origin: 'http://192.0.2.1' };
    const call = request(server.origin + functionPath, { method: 'POST', headers });
    const [response] = (await once(call.end('{}'), 'response')) as [IncomingMessage];
    expect(response.resume().statusCode).toBe(403);
  });

  test.each([80, 9999])('does not let pages from local port %i read an answer', async (other) => {
    const { origin } = new URL(`http://localhost:${other}`);
    const response = await server.post('{}', { origin });
    expect(response.status).toBe(403);
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
  });

  test('does not serve settings, database files or mails', async () => {
    await writeFile(join(root, '.env.old'), '# Key');
    await server.post(JSON.stringify({ ...contactMessage, firstName: 'Secret' }));
    await vi.waitFor(() => expect(lines).toHaveLength(1), 30_000);
    const [file = ''] = await readOutbox(root);
    for (const path of ['/.env.old', `/.outbox/${file}`, `/.database/${port}/postgresql.conf`]) {
      const [firstLine = ''] = (await readFile(join(root, path), 'utf8')).split('\n');
      for (const address of [path, `/@fs${root}${path}`, `${path}?raw`]) {
        const response = await fetch(server.origin + address);
        expect(await response.text(), address).not.toContain(firstLine.trim());
      }
    }
  });

  // Both servers use the same handler, so the tests below run only on the production server.
  if (kind === 'dev') return;

  test('answers the next request after a body that is too large', async () => {
    expect((await server.post('x'.repeat(262_145))).status).toBe(413);
    expect((await server.post('{}')).status).toBe(422);
  });

  test('delivers a message after a restart if the first delivery failed', async () => {
    await server.close();
    const calls: string[] = [];
    const service = await serve((call, response) => {
      calls.push(call.headers.authorization ?? '');
      if (calls.length === 1) response.writeHead(500).end();
      else response.end('{"id":"taken"}');
    });
    const settings = { ...env, ALLOWED_ORIGINS: '', DATABASE_URL: '', MAIL_API_URL: service.url };
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    server = await start(kind, root, port, settings);
    const message = { ...contactMessage, firstName: 'Restart' };
    expect((await server.post(JSON.stringify(message))).status).toBe(200);
    await vi.waitFor(() => expect(calls).toHaveLength(1), 30_000);
    await server.close();
    server = await start(kind, root, port, settings);
    await vi.waitFor(() => expect(calls).toEqual(Array(2).fill('Bearer re_secret')), 30_000);
    expect(await readOutbox(root)).toEqual([]);
    service.close();
    error.mockRestore();
  });

  test('does not start if only some of the settings for mails are set', async () => {
    const starting = start(kind, root, port, { MAIL_API_KEY: 're_secret' });
    await expect(starting).rejects.toThrow('MAIL_FROM\n  MAIL_TO');
  });

  test('ignores RATE_LIMIT without CLIENT_ADDRESS_HEADER, and logs a warning', async () => {
    await server.close();
    server = await start(kind, root, port, { RATE_LIMIT: '1' });
    expect(lines[0]).toBe('RATE_LIMIT has no effect without CLIENT_ADDRESS_HEADER.');
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' };
    for (const lastName of ['a', 'b']) {
      const body = JSON.stringify({ ...contactMessage, lastName });
      expect((await server.post(body, headers)).status).toBe(200);
    }
  });

  test("behind a proxy, accepts the site's origin, and limits each visitor to 2 MB per hour", async () => {
    await server.close();
    const origin = 'https://www.agency.example';
    const settings = { VITE_SITE_URL: origin, CLIENT_ADDRESS_HEADER: 'x-real-ip' };
    server = await start(kind, root, port, settings);
    const postFrom = async (address: string, lastName: string) => {
      const headers = { origin, 'content-type': 'application/json', 'x-real-ip': address };
      const projectDetails = 'x'.repeat(250_000);
      const body = JSON.stringify({ ...contactMessage, lastName, projectDetails });
      return (await server.post(body, headers)).status;
    };
    const statuses: number[] = [];
    for (const name of 'abcdefgh') statuses.push(await postFrom('192.0.2.1', name));
    expect(statuses).toEqual([...Array<number>(7).fill(200), 429]);
    expect(await postFrom('192.0.2.2', 'h')).toBe(200);
  });
});
