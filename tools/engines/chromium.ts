import { chromium, type LaunchOptions } from 'playwright';
import { drive } from './driver.ts';
import type { Engine, EngineOptions } from './engine.ts';

/**
 * Chromium by Playwright, which still speaks to 103. What Playwright runs inside the page does not
 * (`click` and `fill` want `checkVisibility`), so mouse and keyboard are moved directly.
 */
export async function startChromium(
  options: LaunchOptions,
  { colorScheme = 'light' }: EngineOptions = {},
): Promise<Engine> {
  const browser = await chromium.launch(options);
  const page = await browser.newPage({ colorScheme, reducedMotion: 'reduce' });
  const { onConsole, onPageError, ...input } = drive(page);
  page.on('console', onConsole);
  page.on('pageerror', onPageError);

  return {
    name: `Chromium ${browser.version()}`,
    goto: async (url) => void (await page.goto(url)),
    /* Once it has answered: a page that is gone cannot. */
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    run: (work, ...args) =>
      page.evaluate(`(${work.toString()})(...${JSON.stringify(args)})`) as never,
    ...input,
    hover: (selector) => page.hover(selector),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
