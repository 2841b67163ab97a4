import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { request as requestPage, type IncomingHttpHeaders } from 'node:http';
import { request as requestOverTls } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import getPort from 'get-port';
import { headerRules, toHeadersFile } from '../../vite/host/headers.ts';
import { toNginxSnippet } from '../../vite/host/nginx.ts';
import { listSite, pagesByAddress } from '../../vite/host/site.ts';
import { nginxFileFor, staticHost } from '../../vite/staticHost.ts';
import { isNginxInstalled, startNginx } from '../deploy/startNginx.ts';

/** A site with a second page, which the product does not have. */
const root = mkdtempSync(join(tmpdir(), 'static-host-'));
const folder = join(root, 'dist');
const longText = 'A long text. '.repeat(200);
const files: Record<string, string> = {
  'index.html': 'Home',
  'privacy.html': `Privacy. ${longText}`,
  'guides/index.html': 'Guides',
  '400.html': 'Error 400',
  '404.html': 'Error 404',
  '405.html': 'Error 405',
  '500.html': 'Error 500',
  'notes.txt': 'Grüße',
  '.well-known/security.txt': 'Contact: mailto:hello@example.com',
  '.env': 'SECRET=1',
  'assets/entry.js': 'export {};',
};

function write(name: string, content: string | Buffer): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function writeSite(): void {
  for (const [name, content] of Object.entries(files)) write(name, content);
  write('privacy.html.br', brotliCompressSync(files['privacy.html'] ?? ''));
  const rules = headerRules([]);
  write('_headers', toHeadersFile(rules));
  writeFileSync(nginxFileFor(folder), toNginxSnippet(rules, pagesByAddress(listSite(folder))));
}

writeSite();
afterAll(() => rmSync(root, { recursive: true }));

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A request word for word: `fetch` would tidy the path up. */
function ask(
  url: string,
  path: string,
  method = 'GET',
  headers: Record<string, string> = {},
  send: typeof requestPage | typeof requestOverTls = requestPage,
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const options = {
    hostname,
    port,
    path,
    method,
    headers,
    agent: false,
    rejectUnauthorized: false,
  };
  return new Promise((done, reject) => {
    const request = send(options, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += chunk));
      response.on('end', () => {
        done({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
    });
    request.on('error', reject).end();
  });
}

async function startPreview() {
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [staticHost()],
    preview: { port: 0, strictPort: false, host: '127.0.0.1' },
  });
  const url = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  return { url, stop: () => server.close() };
}

async function startNginxHere() {
  const port = await getPort({ host: '127.0.0.1' });
  const url = `http://127.0.0.1:${port}`;
  const server = `server { listen 127.0.0.1:${port}; root ${folder}; include ${nginxFileFor(folder)}; }`;
  return { url, stop: await startNginx(server, url) };
}

for (const [host, start, isInstalled] of [
  ['vite preview', startPreview, true],
  ['nginx', startNginxHere, isNginxInstalled],
] as const) {
  describe.skipIf(!isInstalled)(`addresses on ${host}`, () => {
    let url: string;
    let stop: () => Promise<void>;
    beforeAll(async () => void ({ url, stop } = await start()), 60_000);
    afterAll(() => stop());

    test.each([
      ['/', 'Home'],
      ['/?utm_source=x', 'Home'],
      ['/privacy', files['privacy.html']],
      ['/privacy?utm_source=x', files['privacy.html']],
      ['/guides/', 'Guides'],
      ['/notes.txt', 'Grüße'],
      ['/.well-known/security.txt', files['.well-known/security.txt']],
    ])('%s answers 200 with its file', async (path, body) => {
      expect(await ask(url, path)).toMatchObject({ status: 200, body });
    });

    test.each([
      ['/privacy/', '/privacy'],
      ['/privacy/?utm_source=x&y=/', '/privacy?utm_source=x&y=/'],
      ['/guides', '/guides/'],
    ])('%s redirects to %s', async (path, location) => {
      const { status, headers } = await ask(url, path);
      expect([status, headers.location]).toEqual([308, location]);
      expect(headers['x-content-type-options']).toBe('nosniff');
    });

    test.each([
      '/Privacy',
      '/PRIVACY/',
      '/privacy.html',
      '/privacy.html/',
      '/privacy.html.br',
      '/index',
      '/index.html',
      '/guides/index',
      '/guides/index.html',
      '/400',
      '/404',
      '/405.html',
      '/500',
      '/500/',
      '/notes.txt/',
      '/assets',
      '/assets/',
      '/_headers',
      '/.env',
      '/%2eenv',
      '/%5fheaders',
      '/dist.nginx.conf',
      '//foreign.example/',
      '/foreign.example/',
    ])('%s answers 404 with our page', async (path) => {
      const { status, headers, body } = await ask(url, path);
      expect([status, body]).toEqual([404, 'Error 404']);
      expect(headers['x-content-type-options']).toBe('nosniff');
    });

    test('nothing outside the folder is served', async () => {
      for (const path of ['/../dist.nginx.conf', '/assets/..%2f..%2fdist.nginx.conf']) {
        expect([400, 404]).toContain((await ask(url, path)).status);
      }
    });

    test.each(['/', '/privacy', '/privacy/', '/unknown', '/notes.txt', '/assets/entry.js'])(
      'POST %s answers 405 with our page',
      async (path) => {
        const { status, headers, body } = await ask(url, path, 'POST');
        expect([status, headers.allow, body]).toEqual([405, 'GET, HEAD', 'Error 405']);
      },
    );

    test('text files are UTF-8', async () => {
      for (const path of ['/notes.txt', '/.well-known/security.txt', '/privacy']) {
        expect((await ask(url, path)).headers['content-type']).toMatch(
          /^text\/\w+; charset=utf-8$/,
        );
      }
    });

    test('ETag differs per encoding; If-None-Match answers 304', async () => {
      const plain = await ask(url, '/privacy');
      const brotli = await ask(url, '/privacy', 'GET', { 'accept-encoding': 'gzip, br' });
      expect(brotli.headers['content-encoding']).toBe('br');
      expect(brotli.headers.vary).toBe('Accept-Encoding');
      expect(brotli.headers.etag).not.toBe(plain.headers.etag);
      const known = { 'if-none-match': `"other", ${plain.headers.etag}` };
      expect(await ask(url, '/privacy', 'GET', known)).toMatchObject({ status: 304, body: '' });
      expect((await ask(url, '/404', 'GET', { 'if-none-match': '*' })).status).toBe(404);
    });

    test('an encoding of weight 0 is not sent', async () => {
      const { headers } = await ask(url, '/privacy', 'GET', { 'accept-encoding': 'br;q=0' });
      expect(headers['content-encoding']).toBeUndefined();
    });

    test('a new build is served without a restart', async () => {
      write('notes.txt', 'Second edition');
      utimesSync(join(folder, 'notes.txt'), new Date(), new Date(0));
      expect((await ask(url, '/notes.txt')).body).toBe('Second edition');
      writeSite();
    });
  });
}

/** The first line of the answer to a head that no HTTP client would send. */
function askRaw(url: string, head: string): Promise<string> {
  const { port } = new URL(url);
  return new Promise((done, reject) => {
    let answer = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(`${head}\r\n\r\n`));
    socket.on('data', (chunk) => (answer += chunk));
    socket.on('error', reject);
    socket.on('close', () => done(answer.split('\r\n', 1)[0] ?? ''));
  });
}

describe('vite preview outlives malformed requests', () => {
  let url: string;
  let stop: () => Promise<void>;
  beforeAll(async () => void ({ url, stop } = await startPreview()));
  afterAll(() => stop());

  const host = 'Host: 127.0.0.1';
  test.each<[string, string, number]>([
    ['an absolute target', `GET http://foreign.example/ HTTP/1.1\r\n${host}`, 400],
    ['an absolute target that is no URL', `GET http://[/x HTTP/1.1\r\n${host}`, 400],
    ['the target *', `OPTIONS * HTTP/1.1\r\n${host}`, 405],
    ['TRACE', `TRACE / HTTP/1.1\r\n${host}`, 405],
    ['TRACE of a function', `TRACE /functions/v1/send-contact-email HTTP/1.1\r\n${host}`, 405],
    ['no host', 'GET / HTTP/1.1', 400],
    ...['', 'a b', '[', '127.0.0.1:99999', '1.2.3.4.5', 'user@localhost', '%zz', 'a, b'].map(
      (name) =>
        [`the host "${name}"`, `GET / HTTP/1.1\r\nHost: ${name}`, 400] satisfies [
          string,
          string,
          number,
        ],
    ),
  ])('%s', async (_name, head, status) => {
    const answer = await askRaw(url, `${head}\r\nConnection: close`);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect((await ask(url, '/')).status).toBe(200);
  });
});

describe.skipIf(!isNginxInstalled || !existsSync('/usr/bin/openssl'))(
  'the server blocks in docs/deploy.md',
  () => {
    test('serve the site over TLS 1.2 and 1.3, and redirect to their own name', async () => {
      const [tls, plain] = [
        await getPort({ host: '127.0.0.1' }),
        await getPort({ host: '127.0.0.1' }),
      ];
      const [key, certificate] = [join(root, 'key.pem'), join(root, 'certificate.pem')];
      execFileSync(
        'openssl',
        ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'].concat([
          '-subj',
          '/CN=www.example.com',
          '-keyout',
          key,
          '-out',
          certificate,
        ]),
        { stdio: 'ignore' },
      );
      const docs = readFileSync('docs/deploy.md', 'utf8');
      const documented = /```nginx\n(.*?)```/s.exec(docs)?.[1] ?? '';
      const servers = documented
        // What the docs say of nginx before 1.25.
        .replace(/^ *http2 on;\n/m, '')
        .replaceAll('443 ssl;', `443 ssl http2;`)
        .replaceAll('[::]:', '[::1]:')
        .replaceAll(/listen (?=\d)/g, 'listen 127.0.0.1:')
        .replaceAll(':443', `:${tls}`)
        .replaceAll(':80', `:${plain}`)
        .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
        .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
        .replaceAll('/srv/site', folder);
      const stop = await startNginx(servers, `http://127.0.0.1:${plain}/`);
      const page = await ask(`https://127.0.0.1:${tls}`, '/privacy', 'GET', {}, requestOverTls);
      const redirect = await ask(`http://127.0.0.1:${plain}`, '/privacy', 'GET', {
        host: 'foreign.example',
      });
      await stop();
      expect(page).toMatchObject({ status: 200, body: files['privacy.html'] });
      expect([redirect.status, redirect.headers.location]).toEqual([
        301,
        'https://www.example.com/privacy',
      ]);
    });
  },
);
