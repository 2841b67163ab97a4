import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from 'playwright';
import { expect, inject, test as base } from 'vitest';
import { chromiumLaunchOptions } from '../../../tools/chromium/chromium.ts';
import { allowedSources } from '../../../src/content/allowedSources.ts';

export { describe, expect } from 'vitest';

export const siteUrl = inject('siteUrl');

interface OpenOptions extends BrowserContextOptions {
  /** Options for a separate browser. By default, all tests in a worker share one browser. */
  launch?: LaunchOptions;
  /** Runs before the browser requests the page. */
  before?: (page: Page, context: BrowserContext) => Promise<unknown>;
  /** Event to wait for. A page that never finishes loading needs `commit`. */
  waitUntil?: 'load' | 'commit';
}

export type OpenPage = (path?: string, options?: OpenOptions) => Promise<Page>;

/** Chromium's message about a response with an error status. */
export const badAnswer = (status: number) =>
  new RegExp(`^Failed to load resource: the server responded with a status of ${status}`);

function listenTo(page: Page, heard: string[]) {
  page.on('console', (message) => {
    const text = message.text();
    const place = text.startsWith('Failed to load') ? ` ${message.location().url}` : '';
    if (['error', 'warning'].includes(message.type())) heard.push(text + place);
  });
  page.on('pageerror', (error) => heard.push(`Uncaught ${error.message}`));
}

/** Collects errors and warnings: console messages, CSP violations and uncaught errors. */
function collectErrors() {
  const heard: string[] = [];
  return {
    heard,
    take: () => heard.splice(0),
    /** Waits until each pattern matches a message. Any other message fails the test. */
    expectOnly: async (...messages: RegExp[]) => {
      const isHeard = (message: RegExp) => heard.some((text) => message.test(text));
      await expect.poll(() => messages.filter((message) => !isHeard(message))).toEqual([]);
      const isExpected = (text: string) => messages.some((message) => message.test(text));
      expect(heard.splice(0).filter((text) => !isExpected(text))).toEqual([]);
    },
  };
}

export const test = base
  .extend('launchOptions', { scope: 'worker' }, () => chromiumLaunchOptions())
  .extend('browser', { scope: 'worker' }, async ({ launchOptions }, { onCleanup }) => {
    const browser = await chromium.launch(launchOptions);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('consoleErrors', collectErrors)
  .extend('open', ({ launchOptions, browser: shared, consoleErrors: { heard } }, { onCleanup }) => {
    const opened: (Browser | BrowserContext)[] = [];
    onCleanup(async () => {
      for (const one of opened.toReversed()) await one.close();
      expect(heard, 'console messages that the test did not expect').toEqual([]);
    });
    /** Opens a path on the site in a new browser context, as on a first visit. */
    return async (path = '/', { launch, before, waitUntil, ...options }: OpenOptions = {}) => {
      const browser = launch ? await launchBrowser(launchOptions, launch) : shared;
      if (launch) opened.push(browser);
      const context = await browser.newContext({
        baseURL: siteUrl,
        locale: 'en-GB',
        viewport: { width: 1280, height: 800 },
        // Turns off animations to save time. Animation tests override this option.
        reducedMotion: 'reduce',
        ...options,
      });
      opened.push(context);
      context.setDefaultTimeout(30_000);
      context.on('page', (page) => listenTo(page, heard));
      if (allowedSources.length > 0) await context.addInitScript(removeForeignScripts);
      const page = await context.newPage();
      await before?.(page, context);
      await page.goto(path, { waitUntil });
      if (!waitUntil && options.javaScriptEnabled !== false) await page.evaluate(firstFrameSeen);
      return page;
    };
  });

/** Launches a browser with additional options. */
function launchBrowser({ args = [], ...own }: LaunchOptions, more: LaunchOptions) {
  return chromium.launch({ ...own, ...more, args: [...args, ...(more.args ?? [])] });
}

/** Removes the element that would load third-party scripts, unless a test serves them. */
function removeForeignScripts() {
  document.addEventListener('DOMContentLoaded', () => {
    const scripts = document.querySelector('[data-behaviour="loadScripts"]');
    if (!scripts?.innerHTML.includes('//127.0.0.1')) scripts?.remove();
  });
}

/** Waits for a frame and one more task, so that all behaviours have started. */
export async function firstFrameSeen() {
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
}

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

/** Returns by how many px the content is wider than the window. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Adds CSS as an adopted style sheet, which the Content Security Policy allows. */
export const adopt = (page: Page, css: string) =>
  page.evaluate((text) => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(text);
    document.adoptedStyleSheets.push(styles);
  }, css);
