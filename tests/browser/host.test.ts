import { request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { locale } from '../../src/content/locale.ts';
import { ogImage } from '../../src/content/ogImage.ts';
import { settings } from '../../src/content/settings.ts';
import { describe, expect, siteUrl, test } from './support/test.ts';

/** The address under which the page wants to be known: a setting, and not where the tests run. */
const home = `${settings.siteUrl}/`;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A request word for word: `fetch` would tidy the path up. */
function ask(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(siteUrl);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}

const text = async (path: string) => (await ask(path)).body.toString();

async function script(): Promise<string> {
  return /src="(\/assets\/[^"]+\.js)"/.exec(await text('/'))?.[1] ?? '';
}

describe('security headers on every answer', () => {
  for (const [path, method, status] of [
    ['/', 'GET', 200],
    ['/', 'HEAD', 200],
    ['/unknown', 'GET', 404],
    ['/', 'POST', 405],
    ['/%zz', 'GET', 400],
    ['/robots.txt', 'GET', 200],
    ['/favicon.ico', 'GET', 200],
  ] as const) {
    test(`${method} ${path}: ${status}`, async () => {
      const { status: given, headers } = await ask(path, method);
      expect(given).toBe(status);
      expect(headers).toMatchObject({
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=(), '),
        'content-security-policy': expect.stringContaining("default-src 'none'; script-src 'self'"),
      });
      expect(headers['x-powered-by']).toBeUndefined();
    });
  }

  test('the policy has no unsafe keyword, no wildcard and no scheme but data: for images', async () => {
    const policy = String((await ask('/')).headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe|\*|https?:(?!\/\/)/);
    expect(policy.match(/data:/g)).toHaveLength(1);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("trusted-types 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  for (const [path, method] of [
    ['/', 'GET'],
    ['/unknown', 'GET'],
    ['/', 'POST'],
    ['/%zz', 'GET'],
  ] as const) {
    test(`the markup of ${method} ${path} needs no more than the policy allows`, async () => {
      const html = (await ask(path, method)).body.toString();
      expect(html).not.toContain(' style="');
      expect(html).not.toMatch(/\son\w+=/);
      expect(html).not.toMatch(/href="javascript:/);
      expect(html.match(/<script(?![^>]*(\ssrc=|type="application\/ld\+json"))/g)).toBeNull();
    });
  }
});

describe('caching', () => {
  test('a page is revalidated; If-None-Match with its ETag answers 304', async () => {
    const { headers } = await ask('/');
    expect(headers['cache-control']).toMatch(/max-age=0, must-revalidate|no-cache/);
    const etag = headers.etag ?? '';
    expect(etag).not.toBe('');
    const revalidated = await ask('/', 'GET', { 'if-none-match': `"other", ${etag}` });
    expect([revalidated.status, revalidated.body.length]).toEqual([304, 0]);
    expect((await ask('/', 'GET', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('a hashed file is cached for a year', async () => {
    const { headers, status } = await ask(await script());
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toMatch(/javascript/);
  });

  test('a hashed file that is gone answers 404 and is not cached for a year', async () => {
    const { headers, status } = await ask('/assets/entry-client-00000000.js');
    expect(status).toBe(404);
    expect(headers['cache-control']).not.toContain('immutable');
  });
});

describe('answers', () => {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [encoding, decode] of Object.entries(decoders)) {
    test(`Accept-Encoding ${encoding} is answered in ${encoding}; ETag differs per encoding`, async () => {
      for (const path of ['/', await script()]) {
        const plain = await ask(path);
        const packed = await ask(path, 'GET', { 'accept-encoding': encoding });
        expect(plain.headers['content-encoding']).toBeUndefined();
        expect(packed.headers['content-encoding']).toBe(encoding);
        expect(packed.headers.vary).toMatch(/accept-encoding/i);
        expect(packed.headers.etag).not.toBe(plain.headers.etag);
        expect(packed.body.length).toBeLessThan(plain.body.length / 2);
        expect(decode(packed.body).equals(plain.body)).toBe(true);
      }
    });
  }

  test('HEAD answers with the headers of GET and no body', async () => {
    const [get, head] = await Promise.all([ask('/'), ask('/', 'HEAD')]);
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(String(get.body.length));
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    test(`${method} answers 405 with our error page`, async () => {
      const { status, headers, body } = await ask('/', method);
      expect(status).toBe(405);
      expect(headers.allow).toBe('GET, HEAD');
      expect(body.toString()).toContain('Unexpected Application Error!');
    });
  }

  test('an unknown path answers 404 with our not-found page', async () => {
    const { status, headers, body } = await ask('/no/such/page');
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8/i);
    expect(body.toString()).toContain('Oops! Page not found');
  });

  for (const path of [
    '/index.html',
    '/404.html',
    '/404',
    '/robots.txt/',
    '/assets',
    '/assets/',
    '/_headers',
    '/dist.nginx.conf',
    '/site.nginx.conf',
    '/index.html.br',
    '/.vite/manifest.json',
    '/.outbox/',
    '/../package.json',
    '/assets/../../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%5c..%5cpackage.json',
    '/%00',
    '/package.json',
    '/%252e%252e/package.json',
  ]) {
    test(`${path} answers 404 or 400`, async () => {
      const { status, body } = await ask(path);
      expect([400, 404]).toContain(status);
      expect(body.toString()).not.toMatch(/"dependencies"|root:|Content-Security-Policy:/);
    });
  }
});

describe('metadata and icons', () => {
  test('the page has its language, title, canonical address and Open Graph data', async ({
    open,
  }) => {
    const page = await open();
    const head = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      title: document.title,
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
      robots: document.querySelector('meta[name=robots]'),
      og: Object.fromEntries(
        [...document.querySelectorAll('meta[property^="og:"]')].map((meta) => [
          meta.getAttribute('property'),
          meta.getAttribute('content'),
        ]),
      ),
    }));
    expect(head).toMatchObject({
      lang: locale.language,
      title: expect.stringContaining(settings.brandName),
      canonical: home,
      robots: null,
      og: {
        'og:type': 'website',
        'og:url': home,
        'og:image': `${home}${ogImage.file}`,
        'og:image:width': String(ogImage.width),
        'og:image:height': String(ogImage.height),
      },
    });
  });

  test('the OG image has the size that the page states', async () => {
    const { body, headers } = await ask(`/${ogImage.file}`);
    expect(headers['content-type']).toBe('image/png');
    expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([ogImage.width, ogImage.height]);
  });

  for (const [path, method] of [
    ['/unknown', 'GET'],
    ['/', 'POST'],
  ] as const) {
    test(`${method} ${path} is noindex and has no canonical address`, async () => {
      const html = (await ask(path, method)).body.toString();
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain('rel="canonical"');
    });
  }

  test('robots.txt allows all and names the sitemap, which lists the page', async () => {
    expect(await text('/robots.txt')).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${home}sitemap.xml\n`,
    );
    const sitemap = await text('/sitemap.xml');
    expect(sitemap.match(/<loc>[^<]*<\/loc>/g)).toContain(`<loc>${home}</loc>`);
  });

  test('security.txt names a contact and expires within a year', async () => {
    const { status, headers, body } = await ask('/.well-known/security.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body.toString()).toMatch(
      /^Contact: mailto:\S+@\S+\nExpires: \S+\n(.*\n)*Canonical: https:\S+\/security.txt\n$/,
    );
    const expires = Date.parse(/^Expires: (\S+)$/m.exec(body.toString())?.[1] ?? '');
    const days = (expires - Date.now()) / (24 * 3600 * 1000);
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(366);
  });

  test('every icon of the manifest and of the page exists in its stated size', async () => {
    const { headers, body } = await ask('/site.webmanifest');
    expect(headers['content-type']).toBe('application/manifest+json');
    const { icons, name } = JSON.parse(body.toString()) as {
      name: string;
      icons: { src: string; sizes: string; type: string }[];
    };
    expect(name).toBe(settings.brandName);
    for (const { src, sizes, type } of icons) {
      const icon = await ask(src);
      expect([src, icon.status, icon.headers['content-type']]).toEqual([src, 200, type]);
      if (type !== 'image/png') continue;
      expect(`${icon.body.readUInt32BE(16)}x${icon.body.readUInt32BE(20)}`).toBe(sizes);
    }
    for (const [, href = ''] of (await text('/')).matchAll(
      /<link rel="[^"]*icon" href="([^"]+)"/g,
    )) {
      expect([href, (await ask(href)).status]).toEqual([href, 200]);
    }
  });
});

test('licences.txt names every package in the bundle, under a permissive licence', async () => {
  const licences = await text('/licences.txt');
  const [...parts] = licences.matchAll(/^## (?<name>\S+).*\((?<licence>.+)\)$/gm);
  expect(parts.length).toBeGreaterThan(20);
  const allowed = /^(MIT|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0)$/;
  const others = parts.filter(({ groups }) => !allowed.test(groups?.['licence'] ?? ''));
  expect(others.map(([line]) => line)).toEqual([]);
});
