import type { Page } from 'playwright';

/** Jumps to a scroll position. `part` is a fraction of the hero's height. */
export const scrollHero = (page: Page, part: number) =>
  page.evaluate((part) => {
    const { offsetHeight } = document.querySelector<HTMLElement>('#hero')!;
    window.scrollTo({ top: offsetHeight * part, behavior: 'instant' });
  }, part);
