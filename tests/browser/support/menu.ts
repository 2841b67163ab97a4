import type { Page } from 'playwright';

/** The button of the menu. It is a `summary`, which has no ARIA role. */
export function menuOn(page: Page) {
  const button = page.locator('header summary');
  return {
    button,
    isOpen: () => page.locator('header details').evaluate((menu: HTMLDetailsElement) => menu.open),
  };
}
