import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { phone } from './test.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe injects its script, which the policy forbids; every other test runs under the policy. */
const forAxe = { bypassCSP: true } as const;

/** How a page must be accessible: each device in each scheme. */
export const axeViews = (['light', 'dark'] as const).flatMap((colorScheme) =>
  Object.entries({ desktop: {}, phone }).map(([device, size]) => ({
    device,
    colorScheme,
    options: { ...forAxe, ...size, colorScheme },
  })),
);

const contrast = 'color-contrast';

export async function expectNoViolation(page: Page): Promise<void> {
  const rules = await new AxeBuilder({ page }).withTags(standards).disableRules(contrast).analyze();
  // To axe, the ground of the fixed bar is any part of the page: bar.test.ts measures its texts.
  const texts = await new AxeBuilder({ page }).withRules(contrast).exclude('header').analyze();
  expect(
    [...rules.violations, ...texts.violations].flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html}: ${any[0]?.message}`),
    ),
  ).toEqual([]);
}
