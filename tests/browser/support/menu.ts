import type { Page } from 'playwright';

/** Finds the menu. The button is a `summary` element, which has no ARIA role. */
export function menuOn(page: Page) {
  const button = page.locator('header summary');
  return {
    button,
    isOpen: () => page.locator('header details').evaluate((menu: HTMLDetailsElement) => menu.open),
  };
}
