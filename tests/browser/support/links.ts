import type { Locator } from 'playwright';
import { expect } from 'vitest';

/** Expects a link that opens a new tab, which gets no access to this one. */
export async function expectNewTab(link: Locator, href: string): Promise<void> {
  expect(await link.getAttribute('href')).toBe(href);
  expect(await link.getAttribute('target')).toBe('_blank');
  expect(await link.getAttribute('rel')).toContain('noopener');
}
