import type { Page } from 'playwright';
import { home } from '../../src/content/en/home.ts';
import { describe, expect, test } from './support/test.ts';

/** Measures the page in the browser, in px unless stated otherwise. */
function measure() {
  const rect = (element: Element) => element.getBoundingClientRect();
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility(),
    );
  /** Counts the lines of text. An icon beside text does not count as a line. */
  const lines = (range: Range) => {
    let end = -Infinity;
    return [...range.getClientRects()]
      .filter(({ width }) => width > 1)
      .toSorted((one, other) => one.top - other.top)
      .filter(({ top, bottom }) => {
        const isNew = top > end - 4;
        end = Math.max(end, bottom);
        return isNew;
      }).length;
  };
  const linesOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return lines(range);
  };

  const single = 'header li a, header .short, header .whole, #contact dd:not(:has(*))';
  /** Whether a text, such as a long address, is wider than the window and must wrap. */
  const isTooLong = (element: HTMLElement) => {
    element.style.whiteSpace = 'nowrap';
    const { left, right } = rect(element);
    element.style.whiteSpace = '';
    return right + Math.min(left, 16) > window.innerWidth;
  };
  /** Labels, numbers and addresses that wrap onto a second line, except lists of offices. */
  const broken = all(single)
    .filter((element) => !/ and /.test(element.textContent ?? '') && linesOf(element) > 1)
    .filter((element) => !isTooLong(element))
    .map(({ textContent }) => textContent ?? '');

  const headline = document.querySelector('h1')!.firstChild as Text;
  /** Words in the headline that break onto a second line. */
  const brokenWords = [...headline.data.matchAll(/\S+/g)]
    .filter(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(headline, index);
      range.setEnd(headline, index + word.length);
      return lines(range) > 1;
    })
    .map(([word]) => word);

  const fontSize = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const headlineSize = fontSize(document.querySelector('h1')!);
  /** Titles and quotes whose text is at least as large as the headline. */
  const loudTitles = all('h2, h3, blockquote')
    .filter((title) => fontSize(title) >= headlineSize)
    .map(({ textContent }) => textContent ?? '');

  const rows = new Map<number, number[]>();
  for (const card of all('#portfolio article')) {
    const row = Math.round(rect(card).top);
    rows.set(row, [...(rows.get(row) ?? []), rect(card.querySelector('footer')!).top]);
  }
  /** Largest vertical offset between the footers of two project cards in the same row. */
  const unevenHairlines = Math.max(
    ...[...rows.values()].map((tops) => Math.max(...tops) - Math.min(...tops)),
  );

  const targets = all('header nav > a, header li a, header summary');
  /** Links and buttons in the bar that overlap, or that are partly outside the window. */
  const clashes = targets
    .filter((target, index) => {
      const { left, right } = rect(target);
      const meets = targets.slice(index + 1).some((other) => {
        const box = rect(other);
        const sameLine = box.top < rect(target).bottom && box.bottom > rect(target).top;
        return sameLine && box.left < right - 1 && box.right > left + 1;
      });
      return meets || left < 0 || right > window.innerWidth;
    })
    .map(({ textContent }) => textContent ?? '');

  const { scrollWidth, clientWidth } = document.documentElement;
  const bar = rect(document.querySelector('header')!);
  const middles = targets.map((target) => Math.round((rect(target).top + rect(target).bottom) / 2));
  const hasLinks = all('header li a').length > 0;
  const hasMenu = all('header summary').length > 0;
  return {
    sideways: scrollWidth - clientWidth,
    /** Distance from the navigation bar to the first line of text. */
    above: rect(document.querySelector('#hero p')!).top - bar.bottom,
    /** Lower edge of the hero's first link. */
    callToAction: rect(document.querySelector('#hero a')!).bottom,
    broken,
    brokenWords,
    loudTitles,
    unevenHairlines,
    clashes,
    bar: {
      /** Height of the bar in rem. */
      height: bar.height / Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      /** Number of lines of links and buttons in the bar. */
      rows: new Set(middles).size,
      shows: hasLinks && hasMenu ? 'both' : hasMenu ? 'menu' : 'links',
    },
  };
}

async function measureAt(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  return page.evaluate(measure);
}

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** Largest allowed distance from the bar to the text, in px. */
const mostAbove = 72;

/** The expected measures. The bar has one line of text, with either links or a menu button. */
const fitting = {
  sideways: 0,
  brokenWords: [],
  loudTitles: [],
  clashes: [],
  bar: { height: expect.closeTo(4.5, 1), rows: 1, shows: expect.not.stringMatching('both') },
};

describe('in every window', () => {
  test('from 280 to 2560 px wide, the page and labels fit, and cards align', async ({ open }) => {
    const page = await open();
    for (const width of [...steps(280, 1360, 40), ...steps(1440, 2560, 160)]) {
      const measures = await measureAt(page, width, 800);
      expect.soft(measures, `${width} px`).toMatchObject({ ...fitting, broken: [] });
      if (width <= 320) expect.soft(measures.bar.shows).toBe('menu');
      if (width >= 2400) expect.soft(measures.bar.shows).toBe('links');
      // In a narrower window, the cards are in a row that scrolls sideways.
      if (width >= 752) expect.soft(measures.unevenHairlines, `${width} px`).toBeLessThanOrEqual(1);
      expect.soft(measures.above, `${width} px`).toBeGreaterThanOrEqual(0);
    }
  });

  test('the first call to action is visible without scrolling', async ({ open }) => {
    const page = await open();
    const sizes = [
      [320, 568],
      [568, 320],
      [844, 390],
      [1280, 360],
      ...[600, 900, 1024, 1080, 1280, 1440, 1920].flatMap((width) =>
        steps(480, 1920, 240).map((height) => [width, height]),
      ),
    ] as [number, number][];
    for (const [width, height] of sizes) {
      const { above, callToAction, loudTitles } = await measureAt(page, width, height);
      const name = `${width} × ${height}`;
      expect.soft(callToAction, name).toBeLessThanOrEqual(height);
      expect.soft(loudTitles, name).toEqual([]);
      expect.soft(above, name).toBeGreaterThanOrEqual(0);
      expect.soft(above, name).toBeLessThanOrEqual(mostAbove);
    }
  });
});

/** Windows of common phones, without the browser's toolbars where a size appears twice. */
const phones = [
  [360, 640],
  [390, 664],
  [390, 844],
] as const;

describe('on a phone', () => {
  test('the page is at most 8,500 px long', async ({ open }) => {
    const page = await open('/', { viewport: { width: 390, height: 844 } });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8_500);
  });

  for (const [width, height] of phones) {
    test(`at ${width} × ${height}, the first screen shows a product`, async ({ open }) => {
      const page = await open('/', { viewport: { width, height } });
      const { product, buttons, proof } = await page.evaluate(() => {
        const rect = (selector: string) =>
          document.querySelector(selector)!.getBoundingClientRect().toJSON() as DOMRect;
        return {
          product: rect('#hero .device'),
          buttons: rect('#hero a:last-of-type'),
          proof: rect('#hero p:last-of-type'),
        };
      });
      expect(product.top).toBeGreaterThan(buttons.bottom);
      expect(product.left).toBeGreaterThan(proof.right);
      expect(product.right).toBeLessThan(width);
      expect(height - product.top).toBeGreaterThan(180);
    });
  }

  test('the bar has a link to the form, also in the middle of the page', async ({ open }) => {
    const page = await open('/', { viewport: { width: 360, height: 640 } });
    await page.locator('#digital-marketing').scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: home.navigation.message.label }).click();
    const form = page.getByRole('form', { name: home.contact.form.heading });
    await expect.poll(async () => (await form.boundingBox())?.y).toBeLessThan(200);
  });

  test('services and projects are in rows that end with a whole card', async ({ open }) => {
    const page = await open('/', { viewport: { width: 390, height: 844 } });
    for (const section of ['services', 'portfolio']) {
      const row = page.locator(`#${section} ul:has(> li h3)`);
      // No text is cut off at the edge of the window.
      const next = await row.locator('h3').nth(1).boundingBox();
      expect(next!.x, section).toBeGreaterThanOrEqual(390);
      await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
      const { left, right } = await row
        .locator('> li')
        .last()
        .evaluate((card) => card.getBoundingClientRect().toJSON() as DOMRect);
      expect(left, section).toBeGreaterThanOrEqual(0);
      expect(right, section).toBeLessThanOrEqual(390);
    }
  });
});

for (const size of [24, 32]) {
  test(`with ${size} px text, links do not overlap and words do not break`, async ({ open }) => {
    const launch = { args: [`--blink-settings=defaultFontSize=${size}`] };
    const page = await open('/', { launch });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      `${size}px`,
    );
    for (const width of [390, 768, 1280, 1920]) {
      const measures = await measureAt(page, width, 900);
      expect.soft(measures, `${width} px`).toMatchObject(fitting);
      expect.soft(measures.above, `${width} px`).toBeGreaterThanOrEqual(0);
    }
  });
}
