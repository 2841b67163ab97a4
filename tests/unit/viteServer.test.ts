import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';

const readPort = `
  const { resolveConfig } = await import(process.argv[1]);
  const { preview } = await resolveConfig({ configFile: process.argv[2], logLevel: 'silent' }, 'serve');
  console.log(preview.port);
`;

function portIn(folder: string, env: NodeJS.ProcessEnv): string {
  const files = [resolve('node_modules/vite/dist/node/index.js'), resolve('vite.config.ts')];
  return execFileSync(process.execPath, ['--input-type=module', '-e', readPort, ...files], {
    cwd: folder,
    env,
    encoding: 'utf8',
  }).trim();
}

test('npm start serves at the PORT of .env, unless the command line names one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'port-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { PORT: _port, ...env } = process.env;
  expect(portIn(folder, env)).toBe('4173');
  writeFileSync(join(folder, '.env'), 'PORT=5001\n');
  expect(portIn(folder, env)).toBe('5001');
  expect(portIn(folder, { ...env, PORT: '5002' })).toBe('5002');
});

test('the development server outlives a malformed target', async () => {
  const server = await createServer({
    logLevel: 'silent',
    server: { port: 0, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  await server.listen();
  const url = server.resolvedUrls?.local[0] ?? '';
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('GET http://[ HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n');
  let answer = '';
  socket.on('data', (part) => (answer += String(part)));
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect((await fetch(`${url}robots.txt`)).status).toBe(200);
});
