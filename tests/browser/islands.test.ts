import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { createBuilder, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, vi } from 'vitest';
import { moreIslands } from './fixtures/moreIslands.ts';
import { formOn } from './support/form.ts';
import { holdHydration, scripts } from './support/scripts.ts';
import { describe, expect, test } from './support/test.ts';

/* The site as it is, and three more islands: two counters with state, and one that breaks. */

/** Words that survive minification, by which the code of an island is known. */
const marks = { counter: 'counter-island', contactForm: 'contact-form-heading' };

let server: PreviewServer;
let siteAddress = '';
beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const build = { outDir: 'node_modules/.cache/islands', emptyOutDir: true };
  const builder = await createBuilder({ logLevel: 'warn', plugins: [moreIslands()], build });
  await builder.buildApp();
  vi.unstubAllEnvs();
  server = await preview({ logLevel: 'warn', build, preview: { port: 0, strictPort: false } });
  siteAddress = server.resolvedUrls?.local[0] ?? '';
}, 120_000);
afterAll(() => server.close());

const island = (page: Page, name: string) => page.locator(`[data-island=${name}]`);
const statusOf = (page: Page, name: string) => () =>
  island(page, name).evaluateAll((all) =>
    all.map((one) => (one as HTMLElement).dataset['islandStatus']),
  );
const counter = (page: Page, label: string) => page.getByRole('button', { name: label });

/** The scripts that a page has loaded, by address. */
function recordScripts(page: Page) {
  const loaded = new Map<string, string>();
  page.on('response', async (response) => {
    if (scripts.any.test(response.url())) loaded.set(response.url(), await response.text());
  });
  return {
    holding: (mark: string) => [...loaded].filter(([, code]) => code.includes(mark)),
  };
}

const brokenOnPurpose = [
  /^The island broken failed: Error: Broken on purpose/,
  /^Error: Broken on purpose/,
];

describe('islands', () => {
  test('are served, then hydrated or failed, and say so', async ({ open, consoleErrors }) => {
    const { before, release } = holdHydration();
    const page = await open(siteAddress, { before });
    expect(await statusOf(page, 'counter')()).toEqual(['served', 'served']);
    expect(await statusOf(page, 'broken')()).toEqual(['served']);
    release();
    await expect.poll(statusOf(page, 'counter')).toEqual(['hydrated', 'hydrated']);
    await expect.poll(statusOf(page, 'broken')).toEqual(['failed']);
    expect(await island(page, 'broken').innerText()).toBe('Served');
    expect(consoleErrors.take().join()).toContain('The island broken failed');

    expect(await statusOf(page, 'contactForm')()).toEqual(['served']);
    await formOn(page).hydrated();
  });

  test('load their own code, when they are near, and no other', async ({
    open,
    annotate,
    consoleErrors,
  }) => {
    const visit = async (path: string) => {
      const page = await open('about:blank');
      const loaded = recordScripts(page);
      await page.goto(siteAddress + path);
      await page.locator('[data-island-status=hydrated]').first().waitFor();
      await page.waitForLoadState('networkidle');
      return loaded;
    };

    const besideTheHero = await visit('');
    const [[, code] = ['', '']] = besideTheHero.holding(marks.counter);
    const bytes = `${Buffer.byteLength(code)} bytes, ${brotliCompressSync(code).length} in brotli`;
    await annotate(`The code of a second island: ${bytes}.`);
    expect(besideTheHero.holding(marks.counter)).toHaveLength(1);
    expect(besideTheHero.holding(marks.contactForm)).toHaveLength(0);

    const atTheForm = await visit('#contact');
    expect(atTheForm.holding(marks.contactForm)).toHaveLength(1);
    expect(atTheForm.holding(marks.counter)).toHaveLength(0);
    await consoleErrors.expectOnly(...brokenOnPurpose);
  });

  test('share one theme and one style cache', async ({ open, consoleErrors }) => {
    const page = await open(siteAddress);
    await expect.poll(statusOf(page, 'counter')).toEqual(['hydrated', 'hydrated']);
    const given = await page.evaluate(() => [window.given?.themes.size, window.given?.caches.size]);
    expect(given).toEqual([1, 1]);
    await consoleErrors.expectOnly(...brokenOnPurpose);
  });

  test('are given the clicks that came before React, once each', async ({
    open,
    consoleErrors,
  }) => {
    const { before, release } = holdHydration();
    const page = await open(siteAddress, { before });
    await counter(page, 'First').click();
    expect(await counter(page, 'First').innerText()).toBe('First: 0');
    release();
    await expect.poll(() => counter(page, 'First').innerText()).toBe('First: 1');
    await expect.poll(statusOf(page, 'counter')).toEqual(['hydrated', 'hydrated']);
    await counter(page, 'First').click();
    await expect.poll(() => counter(page, 'First').innerText()).toBe('First: 2');
    expect(await counter(page, 'Second').innerText()).toBe('Second: 0');
    await consoleErrors.expectOnly(...brokenOnPurpose);
  });
});
