import type { Page } from 'playwright';
import { home } from '../../src/content/en/home.ts';
import { formOn } from './support/form.ts';
import { describe, expect, phone, test } from './support/test.ts';

const { items } = home.navigation;
const lastButOne = items.at(-2)!.href;

const bar = (page: Page) => page.getByRole('navigation', { name: home.navigation.label });

/** Expects the section's heading to be a short distance below the navigation bar. */
async function expectInView(page: Page, href: string) {
  const distance = async () => {
    const bar = await page.getByRole('banner').boundingBox();
    const heading = await page.locator(`${href} h2`).boundingBox();
    return heading!.y - bar!.y - bar!.height;
  };
  await expect.poll(distance).toSatisfy((px: number) => px >= 0 && px < 200);
}

/**
 * Clicks a link and counts the scroll positions until scrolling ends. A jump has one position. A
 * smooth scroll has several positions.
 */
function positionsOnTheWay(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (link) =>
      new Promise<number>((resolve) => {
        const seen = new Set<number>();
        window.addEventListener('scroll', () => seen.add(window.scrollY));
        window.addEventListener('scrollend', () => resolve(seen.size), { once: true });
        document.querySelector<HTMLElement>(link)?.click();
      }),
    selector,
  );
}

describe('on the home page', () => {
  test('each navigation link scrolls smoothly to its section (NAV-1)', async ({ open }) => {
    const page = await open('/', { reducedMotion: 'no-preference' });
    for (const { href } of items) {
      expect(await positionsOnTheWay(page, `header a[href="${href}"]`), href).toBeGreaterThan(1);
      await expectInView(page, href);
      expect(new URL(page.url()).hash).toBe(href);
    }
  });

  test('with reduced motion, a link jumps to its section', async ({ open }) => {
    const page = await open('/', { reducedMotion: 'reduce' });
    expect(await positionsOnTheWay(page, `header a[href="${items[0]?.href}"]`)).toBe(1);
  });

  test("a service's link scrolls the whole project card into view", async ({ open }) => {
    const page = await open('/', { reducedMotion: 'no-preference' });
    const bar = (await page.getByRole('banner').boundingBox())!;
    for (const { proof } of home.services.items.filter(({ proof }) => proof)) {
      await positionsOnTheWay(page, 'header a[href="#services"]');
      await positionsOnTheWay(page, `#services a[href="${proof!.href}"]`);
      const card = await page.locator(`[id="${proof!.href?.slice(1)}"]`).boundingBox();
      expect.soft(card!.y, proof!.label).toBeGreaterThanOrEqual(bar.height - 1);
      expect.soft(card!.y + card!.height, proof!.label).toBeLessThanOrEqual(800);
    }
  });

  test('the Back button returns to the previous scroll position', async ({ open }) => {
    const page = await open();
    for (const href of ['#portfolio', '#contact']) {
      const link = bar(page).locator(`a[href="${href}"]`);
      await link.evaluate((link: HTMLAnchorElement) => link.click());
      await expectInView(page, href);
    }
    await page.goBack();
    await expectInView(page, '#portfolio');
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("a section's URL opens the page at that section (PAGE-1)", async ({ open }) => {
    const page = await open(`/${lastButOne}`);
    await expectInView(page, lastButOne);
    const looks = () =>
      page.getByRole('banner').evaluate((bar) => ({
        top: bar.getBoundingClientRect().top,
        hasShadow: getComputedStyle(bar).boxShadow !== 'none',
      }));
    await expect.poll(looks).toEqual({ top: 0, hasShadow: true });
  });
});

describe('the navigation bar', () => {
  // During a transition, a text and its background could have similar colours.
  test('changes its colours at once', async ({ open }) => {
    const bar = (await open('/', { reducedMotion: 'no-preference' })).getByRole('banner');
    expect(await bar.evaluate((bar) => getComputedStyle(bar).transitionDuration)).toBe('0s');
    const { label } = home.navigation.booking;
    const button = bar.getByRole('link', { name: label, exact: true });
    const changing = button.evaluate((link) => getComputedStyle(link).transitionProperty);
    expect(await changing).not.toMatch(/all|color|background/);
  });

  test('has a logo that scrolls to the top without clearing the form', async ({ open }) => {
    const page = await open('/?utm_source=letter#contact');
    const { field } = formOn(page);
    await field('firstName').fill('Layla');
    await page.getByRole('banner').locator('a.brand').click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await field('firstName').inputValue()).toBe('Layla');
  });

  test("marks only the current section's link", async ({ open }) => {
    const page = await open();
    const current = () => bar(page).locator('[aria-current]').allInnerTexts();
    expect(await current()).toEqual([]);
    for (const { label, href } of items) {
      await page.locator(href).evaluate((section) => section.scrollIntoView());
      await expect.poll(current).toEqual([label]);
    }
  });
});

describe('the menu on a narrow screen', () => {
  const toggle = (page: Page) => page.locator('header summary');
  const closedMenu = (page: Page) => page.locator('header details:not([open])');
  const item = (page: Page) => bar(page).getByRole('link', { name: items[0]?.label, exact: true });

  test('prevents the page from scrolling while the menu is open', async ({ open }) => {
    const page = await open('/', phone);
    await toggle(page).click();
    await page.mouse.move(100, 700);
    await page.mouse.wheel(0, 500);
    await toggle(page).click();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset))
      .not.toHaveProperty('menuOpen');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test('does not move the page, even if the browser has a visible scrollbar', async ({ open }) => {
    const page = await open(`/${lastButOne}`, {
      launch: { ignoreDefaultArgs: ['--hide-scrollbars'] },
      viewport: { width: 700, height: 800 },
    });
    const heading = page.locator(`${lastButOne} h2`);
    const before = await heading.boundingBox();
    await toggle(page).click();
    expect(await heading.boundingBox()).toEqual(before);
    // The scrollbar is still there, and works.
    await page.mouse.move(100, 700);
    await page.mouse.wheel(0, 200);
    await expect.poll(async () => (await heading.boundingBox())?.y).not.toBe(before?.y);
  });

  test('closes after a click on an item, and the section is in view (NAV-6)', async ({ open }) => {
    const page = await open('/', phone);
    await toggle(page).click();
    await item(page).click();
    await closedMenu(page).waitFor({ state: 'attached' });
    await expectInView(page, items[0]?.href ?? '');
  });

  const reasons: [name: string, act: (page: Page) => Promise<unknown>][] = [
    ['the visitor goes back', (page) => page.goBack()],
    ['the focus leaves the navigation bar', (page) => page.locator('#hero a').first().focus()],
    ['the window becomes wide', (page) => page.setViewportSize({ width: 2560, height: 800 })],
  ];

  test.for(reasons)('closes when %s', async ([, act], { open }) => {
    const page = await open('/', phone);
    await page.goto('/#contact');
    await toggle(page).click();
    await act(page);
    await closedMenu(page).waitFor({ state: 'attached' });
  });
});
