import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { phone } from './test.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe injects its script, which the policy forbids; every other test runs under the policy. */
export const forAxe = { bypassCSP: true } as const;

/** How a page must be accessible: each device in each scheme. */
export const axeViews = (['light', 'dark'] as const).flatMap((colorScheme) =>
  Object.entries({ desktop: {}, phone }).map(([device, size]) => ({
    device,
    colorScheme,
    options: { ...forAxe, ...size, colorScheme },
  })),
);

export async function expectNoViolation(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  expect(
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html}: ${any[0]?.message}`),
    ),
  ).toEqual([]);
}
