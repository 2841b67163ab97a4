import type { Page } from 'playwright';
import { contrast } from '../../theme/contrast.ts';
import { describe, expect, test } from './support/test.ts';

/** Returns the text colour of the links in the navigation bar, and the colour behind them. */
const looksOf = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('header')!;
    const backed = [bar, ...bar.querySelectorAll('noscript')].filter((element) =>
      element.checkVisibility(),
    );
    const { backgroundColor } = getComputedStyle(backed.at(-1)!);
    return { backgroundColor, color: getComputedStyle(bar.querySelector('li a')!).color };
  });

const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);

function expectReadable({ color, backgroundColor }: { color: string; backgroundColor: string }) {
  expect(contrast(color, backgroundColor)).toBeGreaterThanOrEqual(4.5);
}

for (const colorScheme of ['light', 'dark'] as const) {
  describe(`the navigation bar in the ${colorScheme} colour scheme`, () => {
    test('is dark over the hero, and always readable while the page scrolls', async ({ open }) => {
      const page = await open('/', { colorScheme, reducedMotion: 'no-preference' });
      await scrollTo(page, 17);
      await expect.poll(async () => (await looksOf(page)).backgroundColor).toMatch(/^rgb\(/);
      const dark = await looksOf(page);
      await scrollTo(page, 100_000);
      await expect.poll(() => page.locator('header').getAttribute('data-past-hero')).toBe('');
      const filled = await looksOf(page);
      expect(contrast(dark.backgroundColor, '#ffffff')).toBeGreaterThan(12);
      expect(filled.backgroundColor === dark.backgroundColor).toBe(colorScheme === 'dark');
      expectReadable(dark);
      expectReadable(filled);

      await scrollTo(page, 120);
      await expect.poll(() => page.locator('header').getAttribute('data-past-hero')).toBeNull();
      const seen = await page.evaluate(async () => {
        const bar = document.querySelector('header')!;
        const { offsetHeight } = document.querySelector<HTMLElement>('#hero')!;
        const looks: { top: number; color: string; backgroundColor: string }[] = [];
        const way = Array.from({ length: 60 }, (_, step) => 120 + (offsetHeight * step) / 50);
        for (const top of [...way, ...way.toReversed()]) {
          window.scrollTo({ top, behavior: 'instant' });
          await new Promise(requestAnimationFrame);
          const { color, backgroundColor } = getComputedStyle(bar);
          looks.push({ top: top / offsetHeight, color, backgroundColor });
        }
        return looks;
      });
      const others = seen.filter(
        ({ color, backgroundColor }) =>
          ![dark, filled].some(
            (look) => look.color === color && look.backgroundColor === backgroundColor,
          ),
      );
      expect(others).toEqual([]);
      const tooEarly = seen.filter(
        ({ top, backgroundColor }, step) =>
          step < 60 && top < 0.85 && backgroundColor !== dark.backgroundColor,
      );
      expect(tooEarly).toEqual([]);
    });
  });
}

describe('the navigation bar', () => {
  test('is readable without JavaScript, even after scrolling', async ({ open }) => {
    const page = await open('/', { javaScriptEnabled: false });
    for (const anchor of ['#hero', '#services', '#contact']) {
      await page.goto(new URL(anchor, page.url()).href);
      expectReadable(await looksOf(page));
    }
  });
});
