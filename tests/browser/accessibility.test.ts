import { describe, expect, phone, test } from './support/test.ts';

/* routes.test.ts checks each page with axe. The story tests check each story with axe. */
describe('the page', () => {
  for (const [device, size] of Object.entries({ desktop: {}, phone })) {
    test(`on a ${device} has no click target smaller than 24 px by 24 px`, async ({ open }) => {
      const page = await open('/', size);
      if (device === 'phone') await page.locator('header summary').click();
      const small = await page
        .locator('a, button, input, textarea, summary, [role=link]')
        .evaluateAll((targets) =>
          targets
            .filter((target) => target.checkVisibility({ visibilityProperty: true }))
            .map((target) => {
              const { width, height } = target.getBoundingClientRect();
              return { what: target.textContent || target.id, width, height };
            })
            .filter(({ width, height }) => width < 24 || height < 24),
        );
      expect(small).toEqual([]);
    });
  }
});
