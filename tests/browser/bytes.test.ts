import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { parseSync } from 'vite';
import { contactMessage, formOn } from './support/form.ts';
import { describe, expect, phone, siteUrl, test } from './support/test.ts';

/** In KB of 1000 bytes, text in brotli. The first of two is ours, the second what we promised. */
const budgets = { html: [20.5, 24], fonts: [50, 60], script: [4, 90], firstView: [80, 180] };

/** Words that survive minification, by which a library is known on the wire. */
const libraries = { 'supabase-js': 'FunctionsFetchError', notistack: 'notistack-' };
const react = 'react.transitional.element';

interface Loaded {
  type: string;
  url: string;
  body: Buffer;
}

/** Everything that a page loads from now on. */
function loadedBy(page: Page): Promise<Loaded>[] {
  const loaded: Promise<Loaded>[] = [];
  page.on('requestfinished', (request) => {
    const url = request.url();
    const type = request.resourceType();
    const body = request.response().then((response) => response?.body() ?? Buffer.of());
    loaded.push(body.then((bytes) => ({ type, url, body: bytes })));
  });
  return loaded;
}

function kilobytes(loaded: Loaded[]): number {
  const isPacked = ({ type }: Loaded) => type === 'font' || type === 'image';
  const sizes = loaded.map(
    (one) => (isPacked(one) ? one.body : brotliCompressSync(one.body)).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

function ofType(loaded: Loaded[], type: string): Loaded[] {
  return loaded.filter((one) => one.type === type);
}

const isLibrary = (word: string) => (one: Loaded) => one.body.includes(word);

/** A script and all that it imports before it runs. What it may import later is left out. */
async function staticGraph(url: string, found = new Map<string, string>()) {
  if (found.has(url)) return found;
  const code = await (await fetch(url)).text();
  found.set(url, code);
  const { staticImports, staticExports } = parseSync(url, code).module;
  const exported = staticExports.flatMap(({ entries }) =>
    entries.map((entry) => entry.moduleRequest),
  );
  const requests = [...staticImports.map((one) => one.moduleRequest), ...exported];
  for (const request of requests) {
    if (request) await staticGraph(new URL(request.value, url).href, found);
  }
  return found;
}

describe('the bytes of the page', () => {
  for (const [device, options] of Object.entries({ desktop: {}, phone })) {
    test(`stay within their budgets on a ${device}`, async ({ open }) => {
      let loading: Promise<Loaded>[] = [];
      const before = async (page: Page) => void (loading = loadedBy(page));
      const page = await open('/', { ...options, before });
      await page.waitForLoadState('networkidle');
      const loaded = await Promise.all(loading);

      const sizes = {
        html: kilobytes(ofType(loaded, 'document')),
        fonts: kilobytes(ofType(loaded, 'font')),
        script: kilobytes(ofType(loaded, 'script')),
        firstView: kilobytes(loaded),
      };
      for (const [name, size] of Object.entries(sizes)) {
        const limits = budgets[name as keyof typeof sizes];
        expect(size, `${name}, KB`).toBeGreaterThan(0);
        expect(size, `${name}, KB`).toBeLessThanOrEqual(Math.min(...limits));
      }
    });
  }

  test('nothing but the HTML itself blocks the first paint', async ({ open }) => {
    const page = await open();
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(
          (entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
        )
        .map(({ name }) => name),
    );
    expect(blocking).toEqual([]);
    expect(await page.locator('link[rel="stylesheet"]').count()).toBe(0);
    const plain = 'script[src]:not([type="module"], [async], [defer])';
    expect(await page.locator(plain).count()).toBe(0);
  });

  test('supabase-js and notistack come when the form is touched, and not before', async ({
    open,
  }) => {
    let loading: Promise<Loaded>[] = [];
    const page = await open('/', {
      before: async (page) => void (loading = loadedBy(page)),
    });
    const { form, field } = formOn(page);
    const hydrated = page.waitForResponse(/\/assets\/hydrateIsland-/);
    await form.scrollIntoViewIfNeeded();
    await hydrated;
    await page.waitForLoadState('networkidle');
    const untouched = ofType(await Promise.all(loading), 'script');

    await field('firstName').fill(contactMessage.firstName);
    await expect
      .poll(async () => {
        const touched = ofType(await Promise.all(loading), 'script');
        return Object.values(libraries).map((word) => touched.filter(isLibrary(word)).length);
      })
      .toEqual([1, 1]);
    expect(untouched.filter(isLibrary(react))).not.toHaveLength(0);
    for (const word of Object.values(libraries)) {
      expect(untouched.filter(isLibrary(word)).map(({ url }) => url)).toEqual([]);
    }
  });

  test('no library is among what the first script imports', async ({ open }) => {
    const page = await open();
    const entry = await page.locator('script[type="module"]').getAttribute('src');
    const graph = await staticGraph(new URL(entry ?? '', siteUrl).href);
    for (const word of [...Object.values(libraries), react]) {
      expect([...graph].filter(([, code]) => code.includes(word)).map(([url]) => url)).toEqual([]);
    }
  });
});
