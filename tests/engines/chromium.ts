import { chromium, type LaunchOptions } from 'playwright';
import { clickPoint } from './clickPoint.ts';
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
    name: `Chromium ${browser.version()}`,
    goto: async (url) => void (await page.goto(url)),
    back: () => page.evaluate(() => history.back()),
    run: (work, ...args) =>
      page.evaluate(`(${work.toString()})(...${JSON.stringify(args)})`) as never,
    click,
    type: async (selector, text) => {
      await click(selector);
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    takeConsoleErrors: async () => consoleErrors.splice(0),
    close: () => browser.close(),
  };
}
