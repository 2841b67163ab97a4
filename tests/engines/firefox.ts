import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { clickPoint } from './clickPoint.ts';
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
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(`Uncaught ${String(error)}`));

  const click = async (selector: string) => {
    const { x, y } = await page.evaluate(clickPoint, selector);
    await page.mouse.click(x, y);
  };

  return {
    name: await browser.version(),
    goto: async (url) => void (await page.goto(url)),
    // A page that the browser kept fires no load event, for which `goBack` would wait.
    back: () => page.evaluate(() => history.back()),
    run: (work, ...args) => page.evaluate(work as never, ...args),
    click,
    type: async (selector, text) => {
      await click(selector);
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    takeConsoleErrors: async () => consoleErrors.splice(0),
    close: () => browser.close(),
  };
}
