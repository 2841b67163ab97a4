import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import type { Engine } from './engine.ts';

export function findFirefox(): string | undefined {
  const paths = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
  return process.env['FIREFOX_PATH'] ?? paths.find((path) => existsSync(path));
}

/** Drives an installed Firefox by Puppeteer and WebDriver BiDi. */
export async function startFirefox(executablePath = findFirefox()): Promise<Engine> {
  if (!executablePath) throw new Error('Install firefox-esr, or set FIREFOX_PATH.');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });

  return {
    goto: async (url) => void (await page.goto(url)),
    // `goBack` waits for a load event, which a page from the back-forward cache does not fire.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    run: (work, ...args) => page.evaluate(work as never, ...args),
    click: (selector) => page.click(selector),
    hover: (selector) => page.hover(selector),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    takeErrors: () => errors.splice(0),
    close: () => browser.close(),
  };
}
