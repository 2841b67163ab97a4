import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import type { Engine } from './engine.ts';

/** Controls an installed Firefox with Puppeteer and WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const executablePath = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
  if (!existsSync(executablePath)) throw new Error('Install firefox-esr, or set FIREFOX_PATH.');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });

  return {
    goto: async (url) => void (await page.goto(url)),
    // `goBack` waits for a load event, but a page from the back-forward cache does not fire it.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    run: (work, ...args) => page.evaluate(work as never, ...args),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    pressEscape: () => page.keyboard.press('Escape'),
    resize: async (width, height) => {
      // Firefox before 144 sets the viewport, but throws because it cannot set the orientation.
      await page.setViewport({ width, height }).catch(() => undefined);
      while (await page.evaluate((expected) => window.innerWidth !== expected, width));
    },
    takeErrors: () => errors.splice(0),
    close: () => browser.close(),
  };
}
