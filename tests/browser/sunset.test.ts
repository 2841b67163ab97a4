import { scrollHero } from './support/scrollHero.ts';
import { describe, expect, test } from './support/test.ts';

const moving = { reducedMotion: 'no-preference' } as const;

describe('the sunset', () => {
  test('follows the scroll position in both directions', async ({ open }) => {
    const page = await open('/', moving);
    const opacityOfNight = () =>
      page
        .locator('#hero > div:last-child')
        .evaluate((night) => Number(getComputedStyle(night).opacity));
    expect(await opacityOfNight()).toBe(0);
    await scrollHero(page, 0.5);
    await expect.poll(opacityOfNight).toBeGreaterThan(0.8);
    await scrollHero(page, 0);
    await expect.poll(opacityOfNight).toBe(0);
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
    await scrollHero(page, 0.3);
    await expect.poll(layers).toBeGreaterThan(0);
  });
});
