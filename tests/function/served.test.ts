import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadConfigFromFile, type Plugin, preview, type PreviewServer } from 'vite';
import { functionPath } from '../../supabase/functions/_shared/contract.ts';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';
import { settingNames } from './support.ts';
import { formHeaders } from './support.ts';

/**
 * The function as `npm start` serves it: bundled into Vite's configuration, which drops what looks
 * unused.
 */
let server: PreviewServer;
let root: string;
let origin: string;

beforeAll(async () => {
  for (const name of settingNames) vi.stubEnv(name, undefined);
  root = await mkdtemp(join(tmpdir(), 'served-'));
  await writeFile(join(root, 'index.html'), '<!doctype html><title>Page</title>');
  const env = { command: 'serve', mode: 'production', isPreview: true } as const;
  const loaded = await loadConfigFromFile(env, 'vite.config.ts', undefined, 'silent');
  const plugins = (loaded?.config.plugins?.flat() ?? []).filter(
    (plugin): plugin is Plugin =>
      typeof plugin === 'object' && 'name' in plugin! && plugin.name === 'edge-functions',
  );
  server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
  await rm(root, { recursive: true });
});

const post = (body: string, headers: Record<string, string>) =>
  fetch(`${origin}${functionPath}`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { origin, ...headers },
  });
const mails = () => readdir(join(root, '.outbox')).catch(() => []);

describe('the function that npm start serves', () => {
  const form = new URLSearchParams({ ...contactMessage }).toString();

  test.each([
    ['is not UTF-8', form.replace('Layla', '%FF')],
    ['is broken', form.replace('Layla', '%zz')],
  ])('refuses a form with an escape that %s', async (_name, body) => {
    const response = await post(body, formHeaders);
    expect(response.headers.get('location')).toBe(`${origin}/#message-failed`);
    expect(await mails()).toEqual([]);
  });

  test('refuses JSON that is not UTF-8', async () => {
    const headers = { origin, 'content-type': 'application/json' };
    const body = Buffer.from(JSON.stringify({ ...contactMessage, firstName: 'ÿ' }), 'latin1');
    const response = await fetch(`${origin}${functionPath}`, { method: 'POST', body, headers });
    expect([response.status, await response.json()]).toEqual([400, { code: 'malformed' }]);
    expect(await mails()).toEqual([]);
  });

  test('sends a message, by form and by script, as one mail', async () => {
    const byForm = await post(form, formHeaders);
    expect(byForm.headers.get('location')).toBe(`${origin}/#message-sent`);
    const json = { 'content-type': 'application/json' };
    expect((await post(JSON.stringify(contactMessage), json)).status).toBe(200);
    expect(await mails()).toHaveLength(1);
  });

  test('delivers 10,000 Arabic characters and an international address, by form and by script', async () => {
    const message = {
      ...contactMessage,
      email: 'layla@بيروت.example',
      projectDetails: 'نريد تطبيق'.repeat(1_000),
    };
    const before = (await mails()).length;
    const byForm = await post(new URLSearchParams(message).toString(), formHeaders);
    expect(byForm.headers.get('location')).toBe(`${origin}/#message-sent`);
    const json = { 'content-type': 'application/json' };
    expect((await post(JSON.stringify(message), json)).status).toBe(200);
    expect(await mails()).toHaveLength(before + 1);
  });
});
