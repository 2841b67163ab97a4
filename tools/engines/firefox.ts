import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { drive } from './driver.ts';
import type { Engine, EngineOptions } from './engine.ts';

const paths = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

export function findFirefox(): string | undefined {
  return process.env['FIREFOX_PATH'] ?? paths.find((path) => existsSync(path));
}

/** Firefox as it is installed, driven by WebDriver BiDi. */
export async function startFirefox(
  executablePath: string,
  { colorScheme = 'light' }: EngineOptions = {},
): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
      'ui.prefersReducedMotion': 1,
    },
  });
  const page = await browser.newPage();
  const { onConsole, onPageError, ...input } = drive(page);
  page.on('console', onConsole);
  page.on('pageerror', onPageError);

  return {
    name: await browser.version(),
    goto: async (url) => void (await page.goto(url)),
    // A page that the browser kept fires no load event, for which `goBack` would wait.
    /* Once it has answered: a page that is gone cannot. */
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    run: (work, ...args) => page.evaluate(work as never, ...args),
    ...input,
    hover: (selector) => page.hover(selector),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
