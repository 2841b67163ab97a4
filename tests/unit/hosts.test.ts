import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AllowedSource, Source } from '../../src/content/allowedSources.ts';
import { createListener } from '../../server/app.ts';
import { headersFor } from '../../server/headers.ts';
import { createSite } from '../../server/site.ts';
import { finishSite } from '../../vite/host/finishSite.ts';
import { headerRules } from '../../vite/host/headers.ts';
import { contentSecurityPolicy } from '../../vite/host/policy.ts';
import { findSourceProblems } from '../../vite/host/sources.ts';
import { findFreePort } from '../../tools/servers/freePort.ts';
import { isNginxInstalled, startNginx } from '../../tools/servers/nginx.ts';
import { serve } from '../support/serve.ts';

/** A test site with several pages. */
const root = mkdtempSync(join(tmpdir(), 'hosts-'));
const folder = join(root, 'dist');
const files: Record<string, string> = {
  'index.html': '<style>a{}</style><form action="https://backend.example/contact">',
  'privacy.html': 'Privacy. '.repeat(200),
  'guides/index.html': 'Guides',
  '400.html': 'Error 400',
  '404.html': 'Error 404',
  '405.html': 'Error 405',
  '500.html': 'Error 500',
  'notes.txt': 'Grüße',
  'site.webmanifest': '{}',
  'favicon.svg': '<svg/>',
  '.well-known/security.txt': 'Contact: mailto:hello@example.com',
  '.env': 'SECRET=1',
  'assets/entry.js': 'export {};',
};
for (const [name, content] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}
await finishSite(folder);
afterAll(() => rmSync(root, { recursive: true }));

const rules = headerRules([files['index.html'] ?? '']);
const headersOfPages = headersFor('/', rules);
const pageHeaders = Object.entries(headersOfPages);

async function startServer() {
  const { url, close } = await serve(createListener(createSite(folder)));
  return { url: `${url}/`, stop: async () => close() };
}

/** Starts nginx with the server blocks from docs/deploy.md, without TLS. */
async function startDocumentedNginx() {
  const [port, redirectPort] = [await findFreePort(), await findFreePort()];
  const documented = /```nginx\n(.*?)```/s.exec(readFileSync('docs/deploy.md', 'utf8'))?.[1] ?? '';
  const servers = documented
    .replaceAll(/^ *(http2|ssl_certificate|ssl_certificate_key|listen \[).*\n/gm, '')
    .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
    .replace('listen 80', `listen 127.0.0.1:${redirectPort}`)
    .replaceAll('/srv/site', folder);
  const stop = await startNginx(servers);
  return {
    url: `http://127.0.0.1:${port}/`,
    redirectUrl: `http://127.0.0.1:${redirectPort}/`,
    stop,
  };
}

test('every security header has the expected value', () => {
  expect(headersOfPages).toMatchObject({
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Content-Security-Policy': contentSecurityPolicy([files['index.html']!]),
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': expect.stringMatching(
      /^autoplay=\(self\), microphone=\(self\), accelerometer=\(\), camera=\(\), /,
    ),
  });
});

test('the CSP allows the page to call the contact function and to renew a session (CALL-5)', () => {
  const [own, elsewhere] = ['/contact', 'https://backend.example/contact'].map((action) =>
    contentSecurityPolicy([`<form action="${action}">`], []),
  );
  expect(own).toContain("connect-src 'self'; form-action 'self';");
  const renewal = 'https://backend.example/auth/v1/token';
  expect(elsewhere).toContain(`connect-src 'self' https://backend.example/contact ${renewal};`);
  expect(elsewhere).toContain("form-action 'self' https://backend.example/contact;");
});

const service = 'https://stats.example';

const strict = contentSecurityPolicy([], []);

test('without allowed sources, the CSP has no wildcard, no unsafe keyword, and no scheme except data:', () => {
  expect(strict).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'sha256-");
  expect(strict).toContain("base-uri 'none'; frame-ancestors 'none'");
  expect(strict).not.toMatch(/unsafe|\*|https?:/);
  expect(strict.match(/:/g)).toHaveLength(1);
});

test('the CSP contains the allowed sources of each kind, without their query strings', () => {
  const sources: AllowedSource[] = [
    { script: `${service}/x.js?id=1`, scripts: [service], images: [service] },
    { script: '/setup.js', connections: [`${service}/event`], frames: ['https://*.book.example'] },
  ];
  const directives = contentSecurityPolicy([], sources).split('; ');
  const difference = directives.filter((directive) => !strict.includes(directive));
  expect(difference).toEqual([
    `script-src 'self' ${service}/x.js ${service}`,
    `img-src 'self' data: ${service}`,
    `connect-src 'self' ${service}/event`,
    'frame-src https://*.book.example',
  ]);
});

test('the CSP requires Trusted Types only if every allowed script supports them', () => {
  const asks = (trustedTypes?: false) =>
    contentSecurityPolicy([], [{ script: '/a.js' }, { script: '/b.js', trustedTypes }]).includes(
      "require-trusted-types-for 'script'; trusted-types 'none'",
    );
  expect([asks(), asks(false)]).toEqual([true, false]);
});

test('the source check reports each allowed source that has a wrong form', () => {
  const wrong = `stats.example http://stats.example https://localhost https: 'unsafe-inline' *
    https://stats.example;script-src https://stats.example/"$host" https://*`.split(/\s+/);
  expect(findSourceProblems([{ images: wrong as Source[] }])).toEqual(
    wrong.map(
      (source) => `src/content/allowedSources.ts: "${source}" is not in the form https://a.b/c`,
    ),
  );
  const right: Source[] = [service, `${service}:8443/a%20b/~c`, 'https://*.stats.example'];
  expect(findSourceProblems([{ script: `${service}/x.js?id=1`, frames: right }])).toEqual([]);
});

const hosts = [
  { name: 'The server', start: startServer },
  ...(isNginxInstalled ? [{ name: 'nginx', start: startDocumentedNginx }] : []),
];
if (!isNginxInstalled) {
  console.warn('nginx is not tested. Install nginx and libnginx-mod-http-brotli-static (Debian).');
}

/** Sends a raw request, because `fetch` would change the path. Returns headers and body as text. */
function askRaw(url: string, head: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(`${head}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

const missing = `/Privacy /PRIVACY/ /privacy.html /privacy.html/ /privacy.html.br /index /index.html
  /guides/index /guides/index.html /400 /404 /404.html /405.html /500 /500/ /notes.txt/ /assets
  /assets/ /assets/none.js /_headers /.env /%2eenv /%5fheaders /dist.nginx.conf
  //foreign.example/ /foreign.example/ /%252e%252e/dist.nginx.conf`.split(/\s+/);

/** Paths with a double slash. */
const doubled = '// //privacy //notes.txt //_headers /assets//entry.js /%2f /guides//.'.split(' ');

const outside = `/../dist.nginx.conf /assets/../../dist.nginx.conf /..%2fdist.nginx.conf
  /%2e%2e/dist.nginx.conf /assets/..%5c..%5cdist.nginx.conf`.split(/\s+/);

const refused = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].flatMap((method) =>
  ['/', '/privacy', '/privacy/', '/unknown', '/assets/entry.js'].map((path) => `${method} ${path}`),
);

describe.each(hosts)('$name', ({ start }) => {
  let host: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => void (host = await start()));
  afterAll(() => host.stop());

  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(new URL(host.url).origin + path, { method, headers, redirect: 'manual' });

  test.each<[string, number, string]>([
    ['GET /', 200, 'index.html'],
    ['GET /?utm_source=x', 200, 'index.html'],
    ['GET /privacy', 200, 'privacy.html'],
    ['GET /privacy?utm_source=x', 200, 'privacy.html'],
    ['GET /guides/', 200, 'guides/index.html'],
    ['GET /notes.txt', 200, 'notes.txt'],
    ['GET /.well-known/security.txt', 200, '.well-known/security.txt'],
    ...missing.map((path): [string, number, string] => [`GET ${path}`, 404, '404.html']),
    ...refused.map((request): [string, number, string] => [request, 405, '405.html']),
  ])('%s returns %i with %s and all page headers', async (request, status, file) => {
    const [method, path = ''] = request.split(' ');
    const answer = await ask(path, {}, method);
    expect([answer.status, await answer.text()]).toEqual([status, files[file]]);
    expect(answer.headers.get('content-type')).toMatch(/^text\/\w+; charset=utf-8$/);
    expect(answer.headers.get('allow')).toBe(status === 405 ? 'GET, HEAD' : null);
    for (const [name, value] of pageHeaders) expect(answer.headers.get(name)).toBe(value);
  });

  test.each([
    ['/privacy/', '/privacy'],
    ['/privacy/?utm_source=x&y=/', '/privacy?utm_source=x&y=/'],
    ['/guides', '/guides/'],
  ])('%s redirects to %s', async (path, location) => {
    const { status, headers } = await ask(path);
    expect([status, headers.get('location')]).toEqual([308, location]);
    for (const [name, value] of pageHeaders) expect(headers.get(name)).toBe(value);
  });

  test.each<[path: string, status: number, file: string]>([
    ...doubled.map((path): [string, number, string] => [path, 404, '404.html']),
    ['/./', 200, 'index.html'],
    ['/assets/./../privacy', 200, 'privacy.html'],
    ['/%2e/notes.txt', 200, 'notes.txt'],
    ['/guides/.', 200, 'guides/index.html'],
    ['/guides/x/..', 200, 'guides/index.html'],
    ['/../', 400, '400.html'],
    ['/guides/../..', 400, '400.html'],
  ])('the raw path %s returns %i with %s', async (path, status, file) => {
    const answer = await askRaw(host.url, `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer.split('\r\n\r\n')[1]).toBe(files[file]);
  });

  test.each(outside)('the path %s, which is outside the site, returns 400 or 404', async (path) => {
    const answer = await askRaw(host.url, `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1`);
    expect(answer).toMatch(/^HTTP\/1.1 40[04] .*Error 40[04]$/s);
  });

  test.each([
    [
      '/assets/entry.js',
      /^\w+\/javascript; charset=utf-8$/,
      /^public, max-age=31536000, immutable$/,
    ],
    ['/site.webmanifest', /^application\/manifest\+json$/, /^public, max-age=0, must-revalidate$/],
    ['/favicon.svg', /^image\/svg\+xml(; charset=utf-8)?$/, /^public, max-age=0, must-revalidate$/],
  ])('%s has the content type %s and the cache header %s', async (path, type, caching) => {
    const { headers } = await ask(path);
    expect(headers.get('content-type')).toMatch(type);
    expect(headers.get('cache-control')).toMatch(caching);
  });

  test.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0', null],
  ])('a request with Accept-Encoding "%s" gets the encoding %s', async (accepted, encoding) => {
    const plain = await ask('/privacy', { 'accept-encoding': 'identity' });
    const packed = await ask('/privacy', { 'accept-encoding': accepted });
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    expect(packed.headers.get('vary')).toBe('Accept-Encoding');
    expect(packed.headers.get('etag') === plain.headers.get('etag')).toBe(encoding === null);
    expect(await packed.text()).toBe(files['privacy.html']);
  });

  test("a request with the file's ETag in If-None-Match gets 304", async () => {
    const etag = (await ask('/privacy')).headers.get('etag');
    expect((await ask('/privacy', { 'if-none-match': `"other", ${etag}` })).status).toBe(304);
    expect((await ask('/privacy', { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await ask('/404', { 'if-none-match': '*' })).status).toBe(404);
  });

  test('a HEAD request gets the status and length of a GET request, but no body', async () => {
    const head = await askRaw(host.url, 'HEAD /privacy HTTP/1.1\r\nHost: 127.0.0.1');
    expect(head).toMatch(/^HTTP\/1.1 200 .*Content-Length: 1800\r\n.*\r\n\r\n$/is);
  });

  test('the server serves a new build without a restart', async () => {
    const file = join(folder, 'notes.txt');
    writeFileSync(file, 'Second edition');
    utimesSync(file, new Date(), new Date(0));
    expect(await (await ask('/notes.txt')).text()).toBe('Second edition');
    writeFileSync(file, files['notes.txt'] ?? '');
  });
});

const badHosts = ['', 'a b', '[', '127.0.0.1:99999', '1.2.3.4.5', 'user@localhost', '%zz', 'a, b'];

const malformed: [string, number][] = [
  ['GET http://foreign.example/ HTTP/1.1\r\nHost: 127.0.0.1', 400],
  ['GET http://[/x HTTP/1.1\r\nHost: 127.0.0.1', 400],
  ['OPTIONS * HTTP/1.1\r\nHost: 127.0.0.1', 405],
  ['TRACE / HTTP/1.1\r\nHost: 127.0.0.1', 405],
  ['TRACE /functions/v1/send-contact-email HTTP/1.1\r\nHost: 127.0.0.1', 405],
  ['GET /%00 HTTP/1.1\r\nHost: 127.0.0.1', 400],
  ['GET /%zz HTTP/1.1\r\nHost: 127.0.0.1', 400],
  ['GET / HTTP/1.1', 400],
  ...badHosts.map((host): [string, number] => [`GET / HTTP/1.1\r\nHost: ${host}`, 400]),
];

test('The server rejects malformed requests and still answers the next request', async () => {
  const { url, stop } = await startServer();
  for (const [head, status] of malformed) {
    expect(await askRaw(url, head), head).toMatch(`HTTP/1.1 ${status} `);
  }
  expect((await fetch(url)).status).toBe(200);
  await stop();
});

const long = 'x'.repeat(10_000);

test.runIf(isNginxInstalled).each<[head: string, status: number, file: string]>([
  ['GET /%zz HTTP/1.1', 400, '400.html'],
  [`GET / HTTP/1.1\r\nX-Long: ${long}`, 400, '400.html'],
  [`GET /${long} HTTP/1.1`, 414, '400.html'],
  ['GET / HTTP/2.1', 505, '500.html'],
])('nginx answers malformed requests with our error page (case %#)', async (head, status, file) => {
  const { url, stop } = await startDocumentedNginx();
  const answer = await askRaw(url, `${head}\r\nHost: 127.0.0.1`);
  await stop();
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} .*${files[file]}$`, 's'));
  for (const [name, value] of pageHeaders) expect(answer).toContain(`\r\n${name}: ${value}\r\n`);
});

test.runIf(isNginxInstalled)('nginx redirects http to https', async () => {
  const { redirectUrl, stop } = await startDocumentedNginx();
  const { status, headers } = await fetch(`${redirectUrl}privacy`, { redirect: 'manual' });
  await stop();
  expect([status, headers.get('location')]).toEqual([301, 'https://www.example.com/privacy']);
});
