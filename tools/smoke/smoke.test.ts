import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { functionPath } from '../../supabase/functions/_shared/contract.ts';
import { toNodeListener } from '../../vite/edgeFunctions.ts';
import { createTestDependencies, createMailApi, env } from '../../tests/function/support.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const mailApi = createMailApi();
const contact = toNodeListener(env, createTestDependencies(mailApi.fetch).dependencies);
const healthyHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=()',
};
const securityTxt = (days: number) =>
  `Contact: mailto:hello@example.com\nExpires: ${new Date(Date.now() + days * 86_400_000).toISOString()}\n`;
const form = (action: string) => `<form class="x" action="${action}" method="post">`;

interface Site {
  headers: Record<string, string>;
  page: string;
  /** Status of a path that is not there. */
  missing: number;
  /** What else is served, by path. */
  files: Record<string, string>;
  contact: Handler;
}

const healthy: Site = {
  headers: healthyHeaders,
  page: form(functionPath),
  missing: 404,
  files: { '/.well-known/security.txt': securityTxt(330) },
  contact,
};

/** A small deployed site, set up wrongly where a test says so. */
function deploy(different: Partial<Site> = {}) {
  const { headers, page, missing, files, contact } = { ...healthy, ...different };
  return createServer((request, response) => {
    const { url = '', method = '' } = request;
    if (url === functionPath) return contact(request, response);
    if (method === 'POST' || method === 'OPTIONS') return void response.writeHead(405).end();
    const file = files[url];
    if (url === '/') response.writeHead(200, headers).end(page);
    else if (file) response.writeHead(200).end(file);
    else response.writeHead(missing, headers).end('Oops! Page not found');
  });
}

let site: ReturnType<typeof deploy>;
afterEach(() => {
  site.closeAllConnections();
  site.close();
});

async function smoke(deployed: ReturnType<typeof deploy>, ...options: string[]) {
  site = deployed;
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const script = join(import.meta.dirname, 'smoke.ts');
  return new Promise<{ code: number; lines: string[] }>((done) => {
    execFile(process.execPath, [script, url, ...options], (error, stdout) => {
      const lines = stdout.split('\n').filter((line) => /^(ok|FAIL) /.test(line));
      done({ code: error ? Number(error.code) : 0, lines });
    });
  });
}

const failed = (lines: string[]) =>
  lines.flatMap((line) => (line.startsWith('FAIL') ? [line.slice('FAIL'.length).trim()] : []));

function without(name: string) {
  return Object.fromEntries(Object.entries(healthyHeaders).filter(([key]) => key !== name));
}

function withPolicy(from: string, to: string) {
  const policy = healthyHeaders['content-security-policy'].replace(from, to);
  return { headers: { ...healthyHeaders, 'content-security-policy': policy } };
}

test('a healthy site passes, and gets no mail', async () => {
  const { code, lines } = await smoke(deploy());
  expect([code, lines.length, failed(lines)]).toEqual([0, 9, []]);
  expect(mailApi.mails.size).toBe(0);
});

test('--live sends one mail', async () => {
  const { code, lines } = await smoke(deploy(), '--live');
  expect([code, lines.length, failed(lines)]).toEqual([0, 10, []]);
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

const pageCheck = 'the page is served with its security headers';
const hostCheck = 'files for the host, compressed twins and error pages have no address';
const securityCheck = 'security.txt names a contact and is valid for another month';
const targetCheck = 'the form posts to an address that the policy allows';
const messageChecks = [
  'a preflight from the site is granted',
  'a preflight from elsewhere is refused',
  'a message from elsewhere is refused',
  'an incomplete message is refused',
  'a whole message is sent: one real mail, look for it in the inbox',
];

test.each<[string, Partial<Site>, string[]]>([
  ['without a policy', { headers: without('content-security-policy') }, [pageCheck, targetCheck]],
  ['without nosniff', { headers: without('x-content-type-options') }, [pageCheck]],
  [
    'with a loose policy',
    withPolicy("frame-ancestors 'none'", "frame-ancestors 'none'; style-src 'unsafe-inline'"),
    [pageCheck],
  ],
  [
    'whose policy forbids the script to call the function',
    withPolicy("connect-src 'self'", "connect-src 'none'"),
    [targetCheck],
  ],
  [
    'whose policy forbids the form to be posted there',
    withPolicy("form-action 'self'", 'form-action https://other.example'),
    [targetCheck],
  ],
  [
    'that answers 200 to every path',
    { missing: 200 },
    ['an unknown path answers 404 with our not-found page', hostCheck],
  ],
  ['that serves its host file', { files: { ...healthy.files, '/_nginx.conf': '#' } }, [hostCheck]],
  [
    'that serves compressed twins',
    { files: { ...healthy.files, '/index.html.br': 'x' } },
    [hostCheck],
  ],
  ['without security.txt', { files: {} }, [securityCheck]],
  [
    'whose security.txt expires soon',
    { files: { '/.well-known/security.txt': securityTxt(20) } },
    [securityCheck],
  ],
  ['without a form', { page: 'Under construction' }, [targetCheck, ...messageChecks]],
  ['whose form has no target', { page: form('') }, [targetCheck, ...messageChecks]],
  ['whose form is posted to the static host', { page: form('/contact') }, messageChecks],
  [
    'whose form is posted to a server that is not there',
    { page: form('http://127.0.0.1:1/functions/v1/send-contact-email') },
    [targetCheck, ...messageChecks],
  ],
  [
    'whose function is not there',
    { contact: (_request, response) => void response.writeHead(404).end() },
    messageChecks,
  ],
  ['whose function grants everybody everything', { contact: generous }, messageChecks.slice(0, 4)],
])('a site %s fails there and nowhere else', async (_name, different, where) => {
  const { code, lines } = await smoke(deploy(different), '--live');
  expect([code, failed(lines)]).toEqual([1, where]);
});
