import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { functionPath } from '../../supabase/functions/send-contact-email/contract.ts';
import { toNodeListener } from '../../vite/edgeFunctions.ts';
import { createTestDependencies, createMailApi, env } from './support.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const mailApi = createMailApi();
const contact = toNodeListener(env, createTestDependencies(mailApi.fetch).dependencies);
const healthyHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=()',
};

/** A small deployed site; each argument stands for a way in which a host may be set up wrongly. */
function deploy(
  headers: Record<string, string> = healthyHeaders,
  missing = 404,
  api: Handler = contact,
) {
  return createServer((request, response) => {
    if (request.url === functionPath) return api(request, response);
    const isPage = request.url === '/';
    response.writeHead(isPage ? 200 : missing, headers);
    response.end(isPage ? 'Page' : 'Oops! Page not found');
  });
}

let site: ReturnType<typeof deploy>;
afterEach(() => {
  site.closeAllConnections();
  site.close();
});

async function smoke(deployed: ReturnType<typeof deploy>) {
  site = deployed;
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const script = join(import.meta.dirname, '../smoke/smoke.ts');
  return new Promise<{ code: number; lines: string[] }>((done) => {
    execFile(process.execPath, [script, url], (error, stdout) => {
      const lines = stdout.split('\n').filter((line) => /^(ok|FAIL) /.test(line));
      done({ code: error ? Number(error.code) : 0, lines });
    });
  });
}

const failed = (lines: string[]) =>
  lines.flatMap((line, at) => (line.startsWith('FAIL') ? [at] : []));

const without = (name: string) =>
  Object.fromEntries(Object.entries(healthyHeaders).filter(([key]) => key !== name));

test('a healthy deploy passes, with one mail', async () => {
  const { code, lines } = await smoke(deploy());
  expect([code, lines.length, failed(lines)]).toEqual([0, 7, []]);
  expect([...mailApi.mails.values()].map((mail) => mail.subject)).toEqual([
    'New contact message from Smoke Test',
  ]);
});

const generous: Handler = (_request, response) => {
  response.writeHead(200, {
    'access-control-allow-origin': '*',
    'content-type': 'application/json',
  });
  response.end('{"code":"sent"}');
};

test.each([
  ['without a policy', deploy(without('content-security-policy')), [0]],
  ['without nosniff', deploy(without('x-content-type-options')), [0]],
  [
    'with a loose policy',
    deploy({
      ...healthyHeaders,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    }),
    [0],
  ],
  ['that answers 200 to every path', deploy(healthyHeaders, 200), [1]],
  [
    'whose function is not there',
    deploy(healthyHeaders, 404, (_request, response) => void response.writeHead(404).end()),
    [2, 3, 4, 5, 6],
  ],
  [
    'whose function grants everybody everything',
    deploy(healthyHeaders, 404, generous),
    [2, 3, 4, 5],
  ],
])('a deploy %s fails, and says where', async (_name, deployed, where) => {
  const { code, lines } = await smoke(deployed);
  expect([code, failed(lines)]).toEqual([1, where]);
});
