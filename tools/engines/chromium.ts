import { chromium, type Browser } from 'playwright';
import { chromiumLaunchOptions } from '../chromium/chromium.ts';
import type { Engine } from './engine.ts';

/** Starts today's Chromium, or the one at `path`. */
export async function launchChromium(path?: string): Promise<Browser> {
  const options = await chromiumLaunchOptions();
  // `fetchOldChromium` does not unpack the software renderer for graphics.
  const args = [...(options.args ?? []), '--disable-gpu'];
  return chromium.launch({ ...options, executablePath: path ?? options.executablePath, args });
}

/** Controls Chromium 109 or newer with Playwright. */
export async function startChromium(path?: string): Promise<Engine> {
  const browser = await launchChromium(path);
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });

  return {
    goto: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    run: (work, ...given) =>
      page.evaluate(`(${work.toString()})(...${JSON.stringify(given)})`) as never,
    // Playwright's checks before a click need a browser that is newer than Chromium 109.
    click: (selector) => page.click(selector, { force: true }),
    type: (selector, text) => page.locator(selector).pressSequentially(text),
    pressEscape: () => page.keyboard.press('Escape'),
    resize: (width, height) => page.setViewportSize({ width, height }),
    takeErrors: () => errors.splice(0),
    close: () => browser.close(),
  };
}
