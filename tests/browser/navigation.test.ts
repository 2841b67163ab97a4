import type { Page } from 'playwright';
import { describe, expect, phone, test } from './support/test.ts';

const anchors = ['services', 'portfolio', 'digital-marketing', 'testimonials', 'contact'];
const labels = ['Services', 'Portfolio', 'Digital Marketing', 'Testimonials', 'Contact'];

const moving = { reducedMotion: 'no-preference' } as const;

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Where the bar ends and where a section begins, once scrolling has come to rest. */
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
      bar: bar?.getBoundingClientRect().bottom ?? 0,
      heading: heading?.getBoundingClientRect().top ?? 0,
    };
  }, id);
}

describe('the fixed bar', () => {
  test('gains a shadow beyond 100 px, not at 100', async ({ open }) => {
    const page = await open();
    const shadow = () =>
      page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).boxShadow !== 'none');
    const scrollTo = (top: number) =>
      page.evaluate(
        (y) =>
          new Promise((resolve) => {
            window.addEventListener('scroll', () => requestAnimationFrame(resolve), { once: true });
            window.scrollTo(0, y);
          }),
        top,
      );
    expect(await shadow()).toBe(false);
    await scrollTo(100);
    expect(await shadow()).toBe(false);
    await scrollTo(101);
    expect(await shadow()).toBe(true);
    await scrollTo(100);
    expect(await shadow()).toBe(false);
  });

  test('has its shadow at once on a page that is opened half-way down', async ({ open }) => {
    const page = await open('/#contact');
    await expect
      .poll(() => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).boxShadow))
      .not.toBe('none');
  });

  test('stays on top of the page', async ({ open }) => {
    const page = await open('/#testimonials');
    expect(await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().top)).toBe(
      0,
    );
  });

  for (const [index, id] of anchors.entries()) {
    test(`"${labels[index]}" lands on its section, below the bar`, async ({ open }) => {
      const page = await open();
      await main(page).getByRole('link', { name: labels[index], exact: true }).click();
      const { bar, heading } = await landing(page, id);
      expect(heading).toBeGreaterThanOrEqual(bar);
      expect(new URL(page.url()).hash).toBe(`#${id}`);
    });
  }

  test('scrolls smoothly, and at once for who asked for less motion', async ({ open }) => {
    const behaviour = (page: Page) =>
      page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect(await behaviour(await open('/', moving))).toBe('smooth');
    expect(await behaviour(await open())).toBe('auto');
  });

  test('smooth means more than one position on the way', async ({ open }) => {
    const page = await open('/', moving);
    const positions = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const seen = new Set<number>();
          window.addEventListener('scroll', () => seen.add(window.scrollY));
          window.addEventListener('scrollend', () => resolve(seen.size), { once: true });
          document.querySelector<HTMLElement>('nav a[href="#services"]')?.click();
        }),
    );
    expect(positions).toBeGreaterThan(3);
  });

  test('Back returns to where the visitor came from', async ({ open }) => {
    const page = await open();
    await main(page).getByRole('link', { name: 'Portfolio' }).click();
    await landing(page, 'portfolio');
    await main(page).getByRole('link', { name: 'Contact' }).click();
    await landing(page, 'contact');
    await page.goBack();
    await landing(page, 'portfolio');
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('a link to a section can be shared', async ({ open }) => {
    const page = await open('/#testimonials');
    const { bar, heading } = await landing(page, 'testimonials');
    expect(heading).toBeGreaterThanOrEqual(bar);
  });

  test('the hero and the footer lead to their sections', async ({ open }) => {
    const page = await open();
    await page.getByRole('link', { name: 'View Our Work' }).click();
    await landing(page, 'portfolio');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await landing(page, 'contact');
    await page.getByRole('contentinfo').getByRole('link', { name: 'CRM Systems' }).click();
    await landing(page, 'services');
  });
});

describe('the menu of a narrow screen', () => {
  const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });
  const item = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });

  test('opens and closes by its button, which tells so', async ({ open }) => {
    const page = await open('/', phone);
    expect(await item(page, 'Services').isVisible()).toBe(false);
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('false');
    await toggle(page).click();
    expect(await item(page, 'Services').isVisible()).toBe(true);
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('true');
    await toggle(page).click();
    await expect.poll(() => item(page, 'Services').isVisible()).toBe(false);
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('false');
  });

  for (const [index, id] of anchors.entries()) {
    test(`closes when "${labels[index]}" is chosen, and lands there`, async ({ open }) => {
      const page = await open('/', phone);
      await toggle(page).click();
      await item(page, labels[index] ?? '').click();
      await expect.poll(() => toggle(page).getAttribute('aria-expanded')).toBe('false');
      const { bar, heading } = await landing(page, id);
      expect(heading).toBeGreaterThanOrEqual(bar);
    });
  }

  test('closes on Escape and gives the focus back', async ({ open }) => {
    const page = await open('/', phone);
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Services');
    await page.keyboard.press('Escape');
    await expect.poll(() => item(page, 'Services').isVisible()).toBe(false);
    await expect
      .poll(() => toggle(page).evaluate((button) => button === document.activeElement))
      .toBe(true);
  });

  test('closes on a touch elsewhere, and when the window grows', async ({ open }) => {
    const page = await open('/', phone);
    await toggle(page).click();
    await page.touchscreen.tap(200, 780);
    await expect.poll(() => toggle(page).getAttribute('aria-expanded')).toBe('false');

    await toggle(page).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect
      .poll(() => page.locator('#site-menu').evaluate((menu) => menu.matches(':popover-open')))
      .toBe(false);
    expect(await item(page, 'Services').isVisible()).toBe(true);
    expect(await toggle(page).isVisible()).toBe(false);
  });
});

describe('a portfolio card', () => {
  const listen = (page: Page) => {
    const logs: string[] = [];
    page.on('console', (message) => message.type() === 'log' && logs.push(message.text()));
    return logs;
  };

  test('logs a click anywhere on it, and does nothing else', async ({ open }) => {
    const page = await open();
    const logs = listen(page);
    const card = page.getByRole('article').nth(1);
    await card.click({ position: { x: 30, y: 30 } });
    await card.getByRole('button').press('Enter');
    await card.getByRole('button').press('Space');
    await expect.poll(() => logs).toEqual(Array(3).fill(expect.stringContaining('Stillwater')));
    expect(page.context().pages()).toHaveLength(1);
    expect(new URL(page.url()).hash).toBe('');
  });

  test('its Book button opens the consultation, and logs nothing', async ({ open }) => {
    const page = await open('/', {
      before: (_page, context) =>
        context.route('https://book.example.com/**', (route) => route.fulfill({ body: '' })),
    });
    const logs = listen(page);
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('article').first().getByRole('link').click(),
    ]);
    expect(tab.url()).toBe('https://book.example.com/consultation');
    // A click that does log marks the end: had the first been logged, it would stand before.
    await page
      .getByRole('article')
      .last()
      .click({ position: { x: 30, y: 30 } });
    await expect.poll(() => logs).toEqual([expect.stringContaining('Homeward')]);
  });
});
