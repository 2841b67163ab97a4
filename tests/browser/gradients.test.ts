import type { Locator } from 'playwright';
import { home } from '../../src/content/en/home.ts';
import { expect, test } from './support/test.ts';

const { portfolio, testimonials } = home;

test('a gradient name means the same gradient in projects and testimonials, and each name another (WORK-4)', async ({
  open,
}) => {
  const page = await open();
  const gradients = new Map<string, Set<string>>();
  /** Notes the gradient of a tile, or of a child of the tile. */
  const seen = async (name: string, tile: Locator) => {
    const image = await tile.evaluate((element) => {
      const images = [element, ...element.children].map(
        (part) => getComputedStyle(part).backgroundImage,
      );
      return images.find((image) => image !== 'none') ?? 'none';
    });
    gradients.set(name, (gradients.get(name) ?? new Set()).add(image));
  };
  for (const [index, { gradient }] of portfolio.items.entries()) {
    await seen(gradient, page.locator('#portfolio article').nth(index));
  }
  for (const [index, { gradient, initials }] of testimonials.items.entries()) {
    const figure = page.locator('#testimonials figure').nth(index);
    await seen(gradient, figure.getByText(initials, { exact: true }));
  }
  const images = [...gradients.values()].flatMap((found) => [...found]);
  expect(images.filter((image) => !image.includes('gradient('))).toEqual([]);
  expect(images).toHaveLength(gradients.size);
  expect(new Set(images).size).toBe(gradients.size);
});
