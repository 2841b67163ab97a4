import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startChromium } from './chromium.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { fetchOldChromium } from './oldChromium.ts';
import { startWebKit } from './webkit.ts';

const engines = new Map<string, () => Promise<Engine>>([
  ['Chromium 109', async () => startChromium(await fetchOldChromium())],
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
]);

const origin = inject('siteUrl');

const countMails = (text: string) =>
  globSync('.outbox/*.eml').filter((path) => readFileSync(path, 'utf8').includes(text)).length;

const menuButton = 'header summary';
const sendButton = '#contact [type=submit]';
const message = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };

/* These functions run in the page. */
const hasBox = (selector: string) =>
  [...document.querySelectorAll(selector)].some((item) => item.getClientRects().length > 0);
const countGradients = () => {
  const styles = [...document.querySelectorAll('body *')].map((item) => getComputedStyle(item));
  return styles.filter(({ backgroundImage }) => backgroundImage.includes('gradient')).length;
};
const readFields = () => {
  const fields = [...document.querySelectorAll<HTMLInputElement>('#contact form :required')];
  return fields.map(({ value }) => value);
};
const isHeadingBelowBar = () => {
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const top = document.querySelector('#services h2')?.getBoundingClientRect().top ?? 0;
  return top >= bar && top < 500;
};
const isSkipLinkHidden = () =>
  (document.querySelector('body > a')?.getBoundingClientRect().bottom ?? 1) <= 0;
const isContentWide = () => document.documentElement.scrollWidth > innerWidth;
/** Returns each service-card text that overflows its grid area, and so overlaps other content. */
const overlappingTexts = () =>
  [...document.querySelectorAll('#services li > :is(div, ul):not([aria-hidden])')]
    .filter(({ clientHeight, scrollHeight }) => scrollHeight > clientHeight + 1)
    .map(({ textContent }) => textContent);

const today = await startChromium();
await today.goto(`${origin}/`);
const gradientsOfToday = await today.run(countGradients);
await today.close();

describe.each([...engines])('%s', (_name, start) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine?.close());

  const open = async (width: number, path = '/') => {
    await engine.resize(width, 900);
    await engine.goto(origin + path);
  };
  const isShown = (selector: string) => engine.run(hasBox, selector);
  const fillIn = async (details: string) => {
    for (const [name, value] of Object.entries({ ...message, projectDetails: details })) {
      await engine.type(`#contact [name=${name}]`, value);
    }
  };

  test('Page shows its headings and gradients, hides its skip link, and logs no error', async () => {
    await open(1280);
    const tops = await engine.run(() =>
      [...document.querySelectorAll('h1, h2')].map((item) => item.getBoundingClientRect().top),
    );
    expect(tops.length).toBeGreaterThan(4);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(await engine.run(countGradients)).toBe(gradientsOfToday);
    expect(await engine.run(isSkipLinkHidden)).toBe(true);
    expect(engine.takeErrors()).toEqual([]);
  });

  test.each([1280, 1024, 900, 768, 480])('Content fits into a window %i px wide', async (width) => {
    await open(width);
    expect(await engine.run(() => innerWidth)).toBe(width);
    expect(await engine.run(isContentWide)).toBe(false);
    expect(await engine.run(overlappingTexts)).toEqual([]);
  });

  test('Menu opens, closes with its button and with Escape, and links to a section', async () => {
    await open(480);
    const item = 'header li a[href="#services"]';
    for (const close of [() => engine.click(menuButton), engine.pressEscape]) {
      await engine.click(menuButton);
      await expect.poll(() => isShown(item)).toBe(true);
      await close();
      await expect.poll(() => isShown(item)).toBe(false);
    }
    await engine.click(menuButton);
    await engine.click(item);
    await expect.poll(() => isShown(item)).toBe(false);
    await expect.poll(() => engine.run(isHeadingBelowBar)).toBe(true);
  });

  test('Form keeps its text when sending fails, and Enter in a field sends the text', async () => {
    const details = crypto.randomUUID();
    await open(1280);
    await fillIn(details);
    await engine.run(() => {
      const original = window.fetch.bind(window);
      window.fetch = () => {
        window.fetch = original;
        return Promise.reject(new TypeError('Offline'));
      };
    });
    await engine.click(sendButton);
    await expect.poll(() => isShown('[role=alert]:not(:empty)')).toBe(true);
    expect(await engine.run(readFields)).toEqual([...Object.values(message), details]);
    engine.takeErrors();

    await engine.type('#contact [name=email]', '\n');
    await expect.poll(() => isShown('[role=status]:not(:empty)')).toBe(true);
    expect(await engine.run(readFields)).toEqual(['', '', '', '']);
    // Firefox could report the cleared field as a change, which would show an error.
    await engine.run(() => (document.activeElement as HTMLElement).blur());
    expect(await isShown('#contact form [data-error-shown]')).toBe(false);
    await expect.poll(() => countMails(details), { timeout: 20_000 }).toBe(1);
    expect(engine.takeErrors()).toEqual([]);
  });

  test('Unknown address shows the 404 page', async () => {
    await open(1280, '/unknown');
    expect(await isShown('main h1')).toBe(true);
    expect(await isShown('#contact')).toBe(false);
  });

  // This must be last, because Puppeteer cannot navigate after Firefox restores a cached page.
  test('Form sends a message after the visitor has gone back to the page', async () => {
    const details = crypto.randomUUID();
    await open(1280);
    await engine.goto(`${origin}/robots.txt`);
    await engine.back();
    await expect.poll(() => isShown('#contact form').catch(() => false)).toBe(true);
    await fillIn(details);
    await engine.click(sendButton);
    await expect.poll(() => engine.run(readFields)).toEqual(['', '', '', '']);
    await expect.poll(() => countMails(details), { timeout: 20_000 }).toBe(1);
  });
});
