import type { Locator } from 'playwright';
import { expect } from 'vitest';

/** A link to another site: it opens a new tab that knows nothing of this one. */
export async function expectNewTab(link: Locator, href: string): Promise<void> {
  expect(await link.getAttribute('href')).toBe(href);
  expect(await link.getAttribute('target')).toBe('_blank');
  expect(await link.getAttribute('rel')).toContain('noopener');
}
