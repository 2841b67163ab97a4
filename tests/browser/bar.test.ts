import type { Page } from 'playwright';
import { contrast } from '../../theme/contrast.ts';
import { expect, test } from './support/test.ts';

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
  test(`in the ${colorScheme} colour scheme, the navigation bar is readable, and dark over the hero`, async ({
    open,
  }) => {
    const page = await open('/', { colorScheme, reducedMotion: 'no-preference' });
    const bar = page.locator('header');
    await scrollTo(page, 17);
    await expect.poll(async () => (await looksOf(page)).backgroundColor).toMatch(/^rgb\(/);
    const dark = await looksOf(page);
    await scrollTo(page, 100_000);
    await expect.poll(() => bar.getAttribute('data-past-hero')).toBe('');
    const filled = await looksOf(page);
    expect(contrast(dark.backgroundColor, '#ffffff')).toBeGreaterThan(12);
    expect(filled.backgroundColor === dark.backgroundColor).toBe(colorScheme === 'dark');
    expectReadable(dark);
    expectReadable(filled);

    const hero = await page.locator('#hero').boundingBox();
    await scrollTo(page, hero!.height * 0.85);
    await expect.poll(() => looksOf(page)).toEqual(dark);
    // A transition would mix both looks for a moment.
    const duration = bar.evaluate((bar) => getComputedStyle(bar).transitionDuration);
    expect(await duration).toBe('0s');
  });
}

test('the navigation bar is readable without JavaScript, even after scrolling', async ({
  open,
}) => {
  const page = await open('/', { javaScriptEnabled: false });
  for (const anchor of ['#hero', '#services', '#contact']) {
    await page.goto(new URL(anchor, page.url()).href);
    expectReadable(await looksOf(page));
  }
});
