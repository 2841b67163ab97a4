import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import type { Engine } from './engine.ts';

const paths = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

export function findFirefox(): string | undefined {
  return process.env['FIREFOX_PATH'] ?? paths.find((path) => existsSync(path));
}

/** Firefox as it is installed, driven by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`Uncaught ${String(error)}`));

  return {
    name: `Firefox (${await browser.version()})`,
    goto: async (url) => void (await page.goto(url)),
    // A page that the browser kept fires no load event, for which `goBack` would wait.
    back: () => page.evaluate(() => history.back()),
    run: (work, ...args) => page.evaluate(work as never, ...args),
    click: (selector) => page.locator(selector).click(),
    type: (selector, text) => page.type(selector, text),
    resize: (width, height) => page.setViewport({ width, height }),
    takeComplaints: () => complaints.splice(0),
    close: () => browser.close(),
  };
}
