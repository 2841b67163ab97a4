import type { Page } from 'playwright';
import { settings } from '../../src/content/settings.ts';
import { describe, expect, test } from './support/test.ts';

const moving = { reducedMotion: 'no-preference' } as const;

/** Returns the current styles of the elements that the sunset animates. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector)!);
    return {
      night: Number(styleOf('#hero > div:last-child').opacity),
      windows: Number(styleOf('#hero .lights.evening').opacity),
      sun: new DOMMatrix(styleOf('#hero .between > svg').transform).f,
      wheel: getComputedStyle(document.querySelector('#hero .wheel') ?? document.body).transform,
    };
  });

/** Jumps to a scroll position. `part` is a fraction of the hero's height. */
const scrollTo = (page: Page, part: number) =>
  page.evaluate((part) => {
    const { offsetHeight } = document.querySelector<HTMLElement>('#hero')!;
    window.scrollTo({ top: offsetHeight * part, behavior: 'instant' });
  }, part);

describe('the sunset', () => {
  test('follows the scroll position in both directions', async ({ open }) => {
    const page = await open('/', moving);
    const atRest = await stateOf(page);
    expect(atRest).toMatchObject({ night: 0, windows: 0 });
    await scrollTo(page, 0.5);
    await expect.poll(async () => (await stateOf(page)).night).toBeGreaterThan(0.8);
    const scrolled = await stateOf(page);
    expect(scrolled.windows).toBe(1);
    expect(scrolled.sun).toBeGreaterThan(atRest.sun + 80);
    expect(scrolled.wheel === atRest.wheel).toBe(
      !settings.offices.some(({ city }) => city === 'London'),
    );
    await scrollTo(page, 0);
    await expect.poll(() => stateOf(page)).toEqual(atRest);
  });

  test('has no animation and no will-change before the visitor scrolls', async ({ open }) => {
    const page = await open('/', moving);
    /* Each part with an animation or will-change has a compositor layer, which takes up memory. */
    const layers = () =>
      page.locator('#hero *').evaluateAll((parts) => {
        const hasLayer = (part: Element) =>
          part.getAnimations().length > 0 || getComputedStyle(part).willChange !== 'auto';
        return parts.filter(hasLayer).length;
      });
    await expect.poll(layers).toBe(0);
    await scrollTo(page, 0.3);
    await expect.poll(layers).toBeGreaterThan(3);
  });
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
