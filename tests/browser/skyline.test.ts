import type { Page } from 'playwright';
import { settings } from '../../src/content/settings.ts';
import { scrollHero } from './support/scrollHero.ts';
import { expect, test } from './support/test.ts';

const moving = { reducedMotion: 'no-preference' } as const;

/** Returns the current styles of the drawn parts that the sunset animates. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector)!);
    return {
      windows: Number(styleOf('#hero .lights.evening').opacity),
      sun: new DOMMatrix(styleOf('#hero .between > svg').transform).f,
      wheel: getComputedStyle(document.querySelector('#hero .wheel') ?? document.body).transform,
    };
  });

test('the sun, the windows and the wheel follow the sunset', async ({ open }) => {
  const page = await open('/', moving);
  const atRest = await stateOf(page);
  expect(atRest.windows).toBe(0);
  await scrollHero(page, 0.5);
  await expect.poll(async () => (await stateOf(page)).windows).toBe(1);
  const scrolled = await stateOf(page);
  expect(scrolled.sun).toBeGreaterThan(atRest.sun + 80);
  expect(scrolled.wheel === atRest.wheel).toBe(
    !settings.offices.some(({ city }) => city === 'London'),
  );
  await scrollHero(page, 0);
  await expect.poll(() => stateOf(page)).toEqual(atRest);
});

/**
 * Scrolls until the whole skyline is in view, or to the end of the page. Returns the fraction of
 * the sun that is above the horizon.
 */
const risenAt = (page: Page, place: 'skyline' | 'end') =>
  page.evaluate(async (place) => {
    const skyline = document.querySelector('footer .night')!;
    const rect = (selector: string) => skyline.querySelector(selector)!.getBoundingClientRect();
    const below = skyline.getBoundingClientRect().bottom - window.innerHeight;
    const top = place === 'end' ? document.documentElement.scrollHeight : window.scrollY + below;
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const sun = rect('.between > svg');
    return (rect('.between').bottom - sun.top) / sun.height;
  }, place);

for (const viewport of [
  { width: 390, height: 664 },
  { width: 1440, height: 900 },
]) {
  test(`the sun above the footer rises in a window ${viewport.width} px wide`, async ({ open }) => {
    const page = await open('/', { ...moving, viewport });
    expect(await risenAt(page, 'skyline')).toBeLessThan(0.4);
    expect(await risenAt(page, 'end')).toBeCloseTo(0.64, 1);
  });
}
