import { chromium, type LaunchOptions } from 'playwright';
import type { Engine, EngineOptions } from './engine.ts';

/** Where an element is to be clicked: in view, at rest, and not covered. */
async function clickPoint(selector: string): Promise<{ x: number; y: number }> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const started = Date.now();
  let problem = 'is not there';
  let last = '';
  while (Date.now() - started < 10_000) {
    const element = [...document.querySelectorAll(selector)].find(
      (candidate) => candidate.getClientRects().length > 0,
    );
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    await nextFrame();
    const box = element?.getBoundingClientRect();
    if (!element || !box) continue;
    const place = `${box.x} ${box.y}`;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    problem = hit && element.contains(hit) ? 'moves' : `is covered by ${hit?.outerHTML}`;
    if (problem === 'moves' && place === last) return { x, y };
    last = place;
  }
  throw new Error(`${selector} ${problem}`);
}

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
