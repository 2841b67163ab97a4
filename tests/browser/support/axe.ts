import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { phone } from './test.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Turns off the Content Security Policy (CSP), which would block axe's script. */
export const forAxe = { bypassCSP: true } as const;

/** One colour scheme for each window size is enough: story tests run axe in both schemes. */
export const axeViews = [
  { name: 'on a desktop in the light colour scheme', options: { ...forAxe, colorScheme: 'light' } },
  {
    name: 'on a phone in the dark colour scheme',
    options: { ...forAxe, ...phone, colorScheme: 'dark' },
  },
] as const;

export async function expectNoViolation(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  expect(
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html}: ${any[0]?.message}`),
    ),
  ).toEqual([]);
}
