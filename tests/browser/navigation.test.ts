import type { Page } from 'playwright';
import { home } from '../../src/content/en/home.ts';
import { settings } from '../../src/content/settings.ts';
import { menuOn } from './support/menu.ts';
import { describe, expect, phone, test } from './support/test.ts';

const { items } = home.navigation;
const { portfolio } = home;
const { services, company } = home.footer;

/** The id of the section to which a link of the page leads. */
const toId = (href: string) => href.slice(1);

const moving = { reducedMotion: 'no-preference' } as const;

const bar = (page: Page) => page.getByRole('navigation', { name: home.navigation.label });

/** Waits until scrolling ends. Returns the bar's lower edge and the top of the heading. */
async function landing(page: Page, id: string) {
  await expect
    .poll(async () => {
      const [before, after] = await page.evaluate(
        () =>
          new Promise<[number, number]>((resolve) => {
            const { scrollY } = window;
            requestAnimationFrame(() =>
              requestAnimationFrame(() => resolve([scrollY, window.scrollY])),
            );
          }),
      );
      const top = await page.locator(`#${id}`).evaluate((band) => band.getBoundingClientRect().top);
      return before === after && Math.abs(top) < 200;
    })
    .toBe(true);
  return page.evaluate((target) => {
    const heading = document.querySelector(`#${target} h2`);
    const bar = document.querySelector('header');
    return {
      edge: bar?.getBoundingClientRect().bottom ?? 0,
      heading: heading?.getBoundingClientRect().top ?? 0,
    };
  }, id);
}

/**
 * Clicks a link and counts the scroll positions until scrolling ends: one for a jump, more for a
 * smooth scroll.
 */
function positionsOnTheWay(page: Page, href: string, within = 'header'): Promise<number> {
  return page.evaluate(
    (link) =>
      new Promise<number>((resolve) => {
        const seen = new Set<number>();
        window.addEventListener('scroll', () => seen.add(window.scrollY));
        window.addEventListener('scrollend', () => resolve(seen.size), { once: true });
        document.querySelector<HTMLElement>(link)?.click();
      }),
    `${within} a[href="${href}"]`,
  );
}

describe('on the home page', () => {
  test('the bar has its shadow at once when the page opens at a section', async ({ open }) => {
    const page = await open('/#contact');
    await expect
      .poll(() => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).boxShadow))
      .not.toBe('none');
  });

  test('the bar stays at the top of the window (PAGE-1)', async ({ open }) => {
    const page = await open('/#testimonials');
    await landing(page, 'testimonials');
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    expect(await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().top)).toBe(
      0,
    );
  });

  for (const { label, href } of items) {
    test(`"${label}" leads to its section, which starts below the bar`, async ({ open }) => {
      const page = await open();
      await bar(page).getByRole('link', { name: label, exact: true }).click();
      const { edge, heading } = await landing(page, toId(href));
      expect(heading).toBeGreaterThanOrEqual(edge);
      expect(new URL(page.url()).hash).toBe(href);
    });
  }

  test('each item of the bar scrolls smoothly to its section (NAV-1)', async ({ open }) => {
    for (const { href } of items) {
      const page = await open('/', moving);
      expect(await positionsOnTheWay(page, href), href).toBeGreaterThan(1);
      await landing(page, toId(href));
    }
  });

  test('View Our Work scrolls smoothly to the portfolio (HERO-2)', async ({ open }) => {
    const page = await open('/', moving);
    expect(await positionsOnTheWay(page, '#portfolio', '#hero')).toBeGreaterThan(1);
    await landing(page, 'portfolio');
  });

  test('a link jumps to its section with reduced motion', async ({ open }) => {
    const page = await open('/', { reducedMotion: 'reduce' });
    expect(await positionsOnTheWay(page, items[0]?.href ?? '')).toBe(1);
  });

  test('Back returns to the previous scroll position', async ({ open }) => {
    const page = await open();
    await bar(page).locator('a[href="#portfolio"]').click();
    await landing(page, 'portfolio');
    await bar(page).locator('a[href="#contact"]').click();
    await landing(page, 'contact');
    await page.goBack();
    await landing(page, 'portfolio');
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('the address of a section opens the page at this section', async ({ open }) => {
    const page = await open('/#testimonials');
    const { edge, heading } = await landing(page, 'testimonials');
    expect(heading).toBeGreaterThanOrEqual(edge);
  });

  test('links of the hero and the footer lead to their sections (HERO-2)', async ({ open }) => {
    const page = await open();
    const footer = page.getByRole('contentinfo');
    await page.locator('#hero').getByRole('link', { name: home.hero.secondary.label }).click();
    await landing(page, toId(home.hero.secondary.href));
    for (const { label, href, external } of [...services.items, ...company.items]) {
      if (!href || external) continue;
      await footer.getByRole('link', { name: label, exact: true }).click();
      await landing(page, toId(href));
    }
  });
});

describe('the current section', () => {
  test('is the only one that the bar marks', async ({ open }) => {
    const page = await open();
    const current = () => bar(page).locator('[aria-current]').allInnerTexts();
    expect(await current()).toEqual([]);
    for (const { label, href } of items) {
      await page.locator(href).evaluate((section) => section.scrollIntoView());
      await expect.poll(current).toEqual([label]);
    }
  });
});

describe('the menu of a narrow screen', () => {
  const { menu } = home.navigation;
  const toggle = (page: Page) => menuOn(page).button;
  const item = (page: Page, name = items[0]?.label) =>
    bar(page).getByRole('link', { name, exact: true });

  test('opens and closes by its button, whose label changes (NAV-5)', async ({ open }) => {
    const page = await open('/', phone);
    expect(await item(page).isVisible()).toBe(false);
    expect(await toggle(page).innerText()).toBe(menu.open);
    await toggle(page).click();
    expect(await item(page).isVisible()).toBe(true);
    expect(await toggle(page).innerText()).toBe(menu.close);
    await toggle(page).click();
    await expect.poll(() => item(page).isVisible()).toBe(false);
    expect(await toggle(page).innerText()).toBe(menu.open);
  });

  test('stops the page behind it from scrolling while it is open', async ({ open }) => {
    const page = await open('/', phone);
    await toggle(page).click();
    await page.mouse.move(100, 700);
    await page.mouse.wheel(0, 500);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await toggle(page).click();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset))
      .not.toHaveProperty('menuOpen');
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test('closes after a click on an item, which leads to its section (NAV-6)', async ({ open }) => {
    const page = await open('/', phone);
    for (const { label, href } of items) {
      await toggle(page).click();
      await item(page, label).click();
      await expect.poll(menuOn(page).isOpen).toBe(false);
      const { edge, heading } = await landing(page, toId(href));
      expect(heading, label).toBeGreaterThanOrEqual(edge);
    }
  });

  test('closes on Escape and returns the focus to its button', async ({ open }) => {
    const page = await open('/', phone);
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await item(page).evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => item(page).isVisible()).toBe(false);
    await expect
      .poll(() => toggle(page).evaluate((button) => button === document.activeElement))
      .toBe(true);
  });

  test('closes on a tap outside, and when the window becomes wide', async ({ open }) => {
    const page = await open('/', phone);
    await toggle(page).click();
    await page.touchscreen.tap(200, 780);
    await expect.poll(menuOn(page).isOpen).toBe(false);

    await toggle(page).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(menuOn(page).isOpen).toBe(false);
    expect(await item(page).isVisible()).toBe(true);
    expect(await toggle(page).isVisible()).toBe(false);
  });
});

describe('a portfolio card', () => {
  const listen = (page: Page) => {
    const logs: string[] = [];
    page.on('console', (message) => message.type() === 'log' && logs.push(message.text()));
    return logs;
  };

  test('logs a click anywhere on it, and does nothing else (WORK-3)', async ({ open }) => {
    const page = await open();
    const logs = listen(page);
    const card = page.getByRole('article').nth(1);
    await card.click({ position: { x: 30, y: 30 } });
    await card.getByRole('heading').click();
    await expect
      .poll(() => logs)
      .toEqual(Array(2).fill(expect.stringContaining(portfolio.items[1]?.name ?? '')));
    expect(page.context().pages()).toHaveLength(1);
    expect(new URL(page.url()).hash).toBe('');
  });

  test('does not look clickable: it has no hand cursor, button or tab stop', async ({ open }) => {
    const page = await open();
    const card = page.getByRole('article').nth(1);
    const cursors = await card.evaluate((article) =>
      [article, ...article.querySelectorAll(':not(a, a *)')].map(
        (element) => getComputedStyle(element).cursor,
      ),
    );
    expect(cursors).not.toContain('pointer');
    expect(await card.getByRole('button').count()).toBe(0);
    expect(await card.locator('[tabindex]:not(a)').count()).toBe(0);
    expect(await page.locator('#portfolio [onclick], #portfolio [role="button"]').count()).toBe(0);
  });

  test('has a Book button that opens a new tab and logs nothing (WORK-3)', async ({ open }) => {
    const page = await open('/', {
      before: (_page, context) =>
        context.route(`${settings.consultationUrl}?*`, (route) => route.fulfill({ body: '' })),
    });
    const logs = listen(page);
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('article').first().getByRole('link').click(),
    ]);
    expect(tab.url()).toBe(portfolio.items[0]?.booking.href);
    // This click is logged. If the first click were logged too, its entry would come first.
    await page
      .getByRole('article')
      .last()
      .click({ position: { x: 30, y: 30 } });
    await expect
      .poll(() => logs)
      .toEqual([expect.stringContaining(portfolio.items.at(-1)?.name ?? '')]);
  });
});
