import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBrotliDecompress } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fontUrls, renderPages } from '../../src/entry-server.tsx';
import { composeMinified } from '../../vite/compose.ts';
import { compressAll } from '../../vite/host/compress.ts';
import { headerRules, headersFor } from '../../vite/host/headers.ts';
import { toNginxSnippet } from '../../vite/host/nginx.ts';

/** What a server may send before the browser has answered: ten packets (RFC 6928). */
const firstFlight = 10 * 1448;

/**
 * What came of the page in it, by `npm run bench -- link`: the session tickets of TLS, the settings of
 * HTTP/2 and the headers take the rest.
 */
const measuredFlight = 8_800;

/** Pages as the build writes them, by their file. */
const pages = new Map<string, string>();
const folder = mkdtempSync(join(tmpdir(), 'stream-'));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  for (const [file, { html, styles }] of Object.entries(await renderPages('/assets/script.js'))) {
    pages.set(file, composeMinified(html, styles, fontUrls));
  }
});

/** How many bytes of the compressed page have to come until this much of it can be read. */
async function bytesUntil(html: string, length: number): Promise<number> {
  const file = join(folder, 'page.html');
  writeFileSync(file, html);
  await compressAll([file]);
  const compressed = readFileSync(`${file}.br`);
  const reader = createBrotliDecompress();
  let read = 0;
  reader.on('data', (part: Buffer) => (read += part.length));
  for (let sent = 0; sent < compressed.length; sent += 100) {
    await new Promise((resolve) => reader.write(compressed.subarray(sent, sent + 100), resolve));
    await new Promise(setImmediate);
    if (read >= length) return sent + 100;
  }
  return compressed.length;
}

const endOf = (html: string, text: string) =>
  Buffer.byteLength(html.slice(0, html.indexOf(text) + text.length));

describe('the first screen', () => {
  const home = () => pages.get('index.html') ?? '';
  const headers = () =>
    Object.entries(headersFor('/', headerRules([...pages.values()])))
      .flat()
      .join(': ').length;

  test('ends within the first flight, with the headers of the response', async () => {
    const bytes = await bytesUntil(home(), endOf(home(), '</section>'));
    expect(bytes + headers()).toBeLessThanOrEqual(firstFlight);
  });

  test('has its heading in what nginx sends of the page in the first flight', async () => {
    const bytes = await bytesUntil(home(), endOf(home(), '</h1>'));
    expect(bytes).toBeLessThanOrEqual(measuredFlight);
  });

  test('comes before every style, script and datum that it does not need', () => {
    const first = home().slice(0, home().indexOf('</section>'));
    expect(first).not.toContain('<script');
    const [head = '', rest = ''] = first.split('</h1>');
    expect(first.match(/<style>/g)).toHaveLength(2);
    for (const part of [head, rest]) {
      const classes = [...part.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) =>
        names.split(' '),
      );
      const drawn = new Set(classes.filter((name) => name.startsWith('css-')));
      const styles = /<style>(.*?)<\/style>/s.exec(part)?.[1] ?? '';
      const styled = new Set([...styles.matchAll(/\.(css-[\w-]+)/g)].map(([, name = '']) => name));
      expect(styled.size).toBeGreaterThan(0);
      expect([...styled].filter((name) => !drawn.has(name))).toEqual([]);
    }
  });
});

describe('every page', () => {
  test('has the styles of a class before the first element of that class', () => {
    for (const [file, html] of pages) {
      const places = new Map<string, number>();
      for (const { 0: found, index } of html.matchAll(/\.css-\w+/g)) {
        const name = found.slice(1);
        places.set(name, Math.min(index, places.get(name) ?? Infinity));
      }
      const late = [...places].filter(([name, place]) => {
        const used = html.search(new RegExp(`class="[^"]*\\b${name}\\b`));
        return used >= 0 && used < place;
      });
      expect(late, file).toEqual([]);
    }
  });

  test('ends with its script, and is finished without waiting for it', () => {
    for (const [file, html] of pages) {
      const script = html.match(/<script type="module"[^>]*>/g);
      expect(script, file).toHaveLength(1);
      expect(script?.[0], file).toMatch(/ async /);
      expect(html.endsWith(`${script?.[0]}</script></body></html>`), file).toBe(true);
    }
  });

  test("names its fonts' files first in the body: in the head they would hold up the first paint", () => {
    for (const [file, html] of pages) {
      const [head = '', body = ''] = html.split(/<body[^>]*>/);
      expect(head, file).not.toContain('rel="preload"');
      expect(body.match(/^(<link rel="preload"[^>]+>)+/)?.[0].match(/href="[^"]+"/g), file).toEqual(
        fontUrls.map((url) => `href="${url}"`),
      );
    }
  });
});

test("nginx fits a TLS record into a packet, IPv6's smaller ones too", () => {
  const snippet = toNginxSnippet(headerRules([...pages.values()]), new Map());
  const [, size] = /ssl_buffer_size (\d+);/.exec(snippet) ?? [];
  const record = Number(size) + 22;
  expect(record).toBeLessThanOrEqual(1428);
});
