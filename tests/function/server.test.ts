import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtempDisposable, readdir, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../server/database.ts';
import { headersFile } from '../../server/headers.ts';
import { functionPath } from '../../supabase/functions/_shared/contract.ts';
import { findFreePort } from '../../tools/servers/freePort.ts';
import { hasPostgres, startPostgres } from '../support/postgres.ts';
import { serve } from '../support/serve.ts';
import { numberedMessage, range } from './posting.ts';
import { createDatabaseFolder, env as mailSettings } from './support.ts';

const main = resolve('server/main.js');

/** Removes all settings, because a developer's shell may set some of them. */
const shell = { ...process.env };
for (const name of Object.keys(parseEnv(readFileSync('.env.example', 'utf8')))) delete shell[name];

/** Creates a folder with a built site and the settings. */
async function createFolder(settings: Record<string, string | number>) {
  const folder = await mkdtempDisposable(join(tmpdir(), 'server-'));
  onTestFinished(() => folder.remove());
  await mkdir(join(folder.path, 'dist'));
  await writeFile(join(folder.path, 'dist/index.html'), 'Page');
  await writeFile(join(folder.path, 'dist', headersFile), '');
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  await writeFile(join(folder.path, '.env'), lines.join('\n'));
  return folder.path;
}

/** Starts `npm run serve` in a folder. */
function spawnServer(cwd: string, variables: Record<string, string> = {}, flags: string[] = []) {
  const child = spawn(process.execPath, [...flags, main], { cwd, env: { ...shell, ...variables } });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Waits until the server prints the site's address. */
async function startServer(cwd: string, variables?: Record<string, string>) {
  const child = spawnServer(cwd, variables);
  let log = '';
  for await (const chunk of child.stdout) {
    log += String(chunk);
    const [, url] = /^Site: +(http:.*)\/$/m.exec(log) ?? [];
    if (url) return { child, url };
  }
  throw new Error(`The server stopped: ${log}${await text(child.stderr)}`);
}

/** Starts a post, and waits until the server has read its headers. Returns how to finish it. */
async function startPost(url: string, number: number) {
  const headers = { origin: url, 'content-type': 'application/json', expect: '100-continue' };
  const call = request(url + functionPath, { method: 'POST', headers });
  call.flushHeaders();
  await once(call, 'continue');
  return async () => {
    call.end(JSON.stringify(numberedMessage(number)));
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    return response.resume().statusCode;
  };
}

/** Returns what a server that does not start prints, and its exit code. */
async function readFailure(...args: Parameters<typeof spawnServer>) {
  const child = spawnServer(...args);
  const exited = once(child, 'exit') as Promise<[number]>;
  const [printed, [code]] = await Promise.all([text(child.stderr), exited]);
  return { printed, code };
}

test('The server stops with exit code 1 and one line if the port is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const folder = await createFolder({ PORT: port });
  expect(await readFailure(folder)).toEqual({
    printed: expect.stringMatching(
      new RegExp(`^The server cannot listen on port ${port}: .*EADDRINUSE.*\n$`),
    ),
    code: 1,
  });
  expect(await readdir(folder)).not.toContain('.database');
});

test('The server stops with exit code 1 and one line if dist/ is missing', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'server-'));
  expect(await readFailure(folder.path)).toEqual({
    printed: 'The folder dist contains no site. Run "npm run build" first.\n',
    code: 1,
  });
});

test('The server stops with exit code 1 and one line, without the password, if the database refuses the connection', async () => {
  const PORT = await findFreePort();
  const DATABASE_URL = 'postgres://me:secret@127.0.0.1:1/contact';
  const { printed, code } = await readFailure(await createFolder({ PORT, DATABASE_URL }));
  expect(printed).toMatch(/^The database cannot be opened: .*ECONNREFUSED.*\n$/);
  expect(printed).not.toContain('secret');
  expect(code).toBe(1);
});

test('The server stops with exit code 1 and one line on an older version of Node', async () => {
  const older = `Object.defineProperty(process, 'versions', { value: { node: '22.1.0' } })`;
  const flags = ['--import', `data:text/javascript,${encodeURIComponent(older)}`];
  await using folder = await mkdtempDisposable(join(tmpdir(), 'server-'));
  expect(await readFailure(folder.path, {}, flags)).toEqual({
    printed: 'The server needs Node 24 or newer, but this is Node 22.1.0.\n',
    code: 1,
  });
});

test('The server reads .env, but the environment overrides it', async () => {
  const [PORT, other] = [await findFreePort(), await findFreePort()];
  const folder = await createFolder({ PORT, DATABASE_URL: 'memory://', RATE_LIMIT: 'none' });
  const variables = { PORT: String(other), RATE_LIMIT: '' };
  const { url } = await startServer(folder, variables);
  expect(url).toBe(`http://127.0.0.1:${other}`);
  expect(await (await fetch(url)).text()).toBe('Page');
  expect(await readFailure(folder)).toEqual({
    printed: 'Correct these settings:\n  RATE_LIMIT\n',
    code: 1,
  });
});

test('The server stops with exit code 1 and one line if a setting has a wrong form', async () => {
  const PORT = await findFreePort();
  const settings = {
    CLIENT_ADDRESS_HEADER: 'x real ip',
    DATABASE_URL: 'postgres://me:%@localhost',
  };
  expect(await readFailure(await createFolder({ PORT, ...settings }))).toEqual({
    printed: 'Correct these settings:\n  DATABASE_URL\n  CLIENT_ADDRESS_HEADER\n',
    code: 1,
  });
});

test('After SIGTERM, the server answers all running requests, finishes the mail, and exits with 0', async () => {
  const taken = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const mails: string[] = [];
  const service = await serve((call, response) => {
    void text(call).then(async (mail) => {
      mails.push(mail);
      taken.resolve();
      await finish.promise;
      response.end(`{"id":"mail-${mails.length}"}`);
    });
  });
  onTestFinished(service.close);
  const PORT = await findFreePort();
  const settings = { ...mailSettings, ALLOWED_ORIGINS: '', MAIL_API_URL: service.url, PORT };
  const folder = await createFolder({ ...settings, DATABASE_URL: '' });
  const databaseFolder = join(folder, '.database', String(PORT));
  await createDatabaseFolder(databaseFolder);
  const { child, url } = await startServer(folder);
  const finishFirst = await startPost(url, 0);
  expect(await finishFirst()).toBe(200);
  await taken.promise;
  const running = await Promise.all(range(20).map((number) => startPost(url, number + 1)));
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const isListening = () => fetch(url).then(Boolean, () => false);
  await expect.poll(isListening).toBe(false);
  const statuses = await Promise.all(running.map((finishPost) => finishPost()));
  expect(statuses).toEqual(Array(20).fill(200));
  finish.resolve();
  expect(await exited).toEqual([0, null]);
  expect(mails).toHaveLength(1);

  const database = await openDatabase(undefined, databaseFolder);
  const rows = await database.query('select delivered_at from contact.messages', []);
  await database.close();
  expect(rows).toHaveLength(21);
  expect(rows.filter((row) => Object.values(row)[0])).toHaveLength(1);
});

test.runIf(hasPostgres)(
  'GET /health returns 200, or 503 while the database does not answer',
  async () => {
    const postgres = await startPostgres();
    const PORT = await findFreePort();
    const folder = await createFolder({ PORT, DATABASE_URL: postgres.url });
    const { url } = await startServer(folder);
    const readStatus = async () => (await fetch(`${url}/health`)).status;
    expect(await readStatus()).toBe(200);
    await postgres.stop();
    expect(await readStatus()).toBe(503);
    expect((await fetch(url)).status).toBe(200);
  },
);

test('An open PGlite database locks its folder, because PGlite itself does not', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'server-'));
  const path = join(folder.path, 'database');
  await createDatabaseFolder(path);
  const database = await openDatabase(undefined, path);
  const other = new DatabaseSync(`${path}.lock`);
  expect(() => other.exec('begin exclusive')).toThrow('database is locked');
  await database.close();
  other.exec('begin exclusive');
  other.close();
});
