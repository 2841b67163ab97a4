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
    const skyline = document.querySelector('footer .footer')!;
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

test.for([
  { name: 'boat', path: '/unknown' },
  { name: 'spark', path: '/%zz' },
])('the $name at $path moves only in view', async ({ name, path }, { open, consoleErrors }) => {
  const page = await open(path, { ...moving, viewport: { width: 390, height: 300 } });
  const part = page.locator(`.${name}`);
  const isMoving = () => part.evaluate((part) => part.getAnimations().length > 0);
  await part.scrollIntoViewIfNeeded();
  await expect.poll(isMoving).toBe(true);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(isMoving).toBe(false);
  expect(consoleErrors.take()).not.toEqual([]);
});

test.for([360, 390])(
  'at %i px, both cities are beside the drawn phone',
  async (width, { open }) => {
    const page = await open('/', { viewport: { width, height: 640 } });
    const { product, clock, wheel, sun, rocks, church } = await page.evaluate(() => {
      const rect = (selector: string) =>
        document.querySelector(selector)!.getBoundingClientRect().toJSON() as DOMRect;
      return {
        product: rect('#hero .device'),
        clock: rect('#hero .west .lamp'),
        wheel: rect('#hero .wheel'),
        sun: rect('#hero [viewBox="0 0 50 34"]'),
        rocks: rect('#hero .rocks'),
        church: rect('#hero .east .lamp'),
      };
    });
    expect(clock.left).toBeGreaterThan(4);
    expect(sun.left).toBeGreaterThanOrEqual(wheel.right);
    expect(rocks.left).toBeGreaterThan(sun.right - 12);
    expect(product.left).toBeGreaterThan(church.right + 8);
  },
);

test.for([360, 390, 768, 899, 900, 1440, 1920])(
  'at %i px, the wheel does not touch the edge of the sun above the footer',
  async (width, { open }) => {
    const page = await open('/', { viewport: { width, height: 900 } });
    const { sun, wheel, light } = await page.evaluate(() => {
      const find = (selector: string) => document.querySelector(`footer .footer ${selector}`)!;
      const rect = (selector: string) => find(selector).getBoundingClientRect().toJSON() as DOMRect;
      const turned = rect('.wheel');
      const { clientWidth: width } = find('.wheel');
      return {
        sun: rect('[viewBox="0 0 50 34"]'),
        wheel: { width, right: (turned.left + turned.right + width) / 2 },
        light: rect('.sea path'),
      };
    });
    expect(Math.abs(sun.left - wheel.right)).toBeGreaterThan(wheel.width / 5);
    // The light on the water is about as wide as the sun.
    expect(light.width / sun.width).toBeGreaterThan(0.8);
    expect(light.width / sun.width).toBeLessThan(1.2);
  },
);

/** Browser window sizes on phones, laptops and large screens. */
const screens = [
  [360, 640],
  [390, 664],
  [1280, 720],
  [1366, 650],
  [1440, 780],
  [1440, 900],
  [1536, 730],
  [1920, 950],
  [1920, 1080],
  [844, 390],
  [1280, 360],
  [1920, 480],
] as const;

test('the hero text is above the bright sky, and just above the low sun', async ({ open }) => {
  const page = await open();
  await page.locator('#hero').evaluate((hero) => {
    const bright = Object.assign(document.createElement('div'), { id: 'bright' });
    bright.style.cssText =
      'position: absolute; bottom: 0; height: calc(var(--water) + var(--low-sky))';
    hero.append(bright);
  });
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    const { sun, horizon, text, bright } = await page.evaluate(() => {
      const rect = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
      return {
        sun: rect('#hero [viewBox="0 0 50 34"]').toJSON() as DOMRect,
        horizon: rect('#hero .between').bottom,
        text: rect('#hero p:last-of-type').bottom,
        bright: rect('#bright').top,
      };
    });
    const name = `${width} × ${height}`;
    // Text may overlap the bright part by 12 px: its top has the same colour as the sky above it.
    expect.soft(text, name).toBeLessThanOrEqual(bright + 12);
    expect.soft(text, name).toBeLessThan(sun.top);
    expect.soft(horizon - text, name).toBeLessThan(Math.max(height / 3, 140));
    expect.soft((horizon - sun.top) / sun.height, name).toBeGreaterThan(0.5);
    expect.soft((horizon - sun.top) / sun.height, name).toBeLessThan(0.7);
  }
});
