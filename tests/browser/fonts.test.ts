import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { describe, expect, siteUrl, test } from './support/test.ts';

const { resolve } = createRequire(import.meta.url);

/** What visitors have instead of our fonts: free fonts of the same widths play Arial and Roboto. */
const standIns: Record<string, string> = {
  Arial: '@fontsource/arimo/files/arimo-latin-',
  Roboto: '@fontsource/roboto/files/roboto-latin-',
};

const viewports = [
  { width: 360, height: 740 },
  { width: 412, height: 823 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

declare global {
  interface Window {
    shift: number;
    shiftObserver: PerformanceObserver;
  }
}

function recordShifts() {
  window.shift = 0;
  window.shiftObserver = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.shift += (entry as PerformanceEntry & { value: number }).value;
    }
  });
  window.shiftObserver.observe({ type: 'layout-shift', buffered: true });
}

/**
 * Until what has come is drawn, and its shifts are told. Under a clock of Playwright's, animation
 * frames are timers: an observer of what is seen hears of real ones.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
    }
    await new Promise((resolve) => setTimeout(resolve));
  });
}

/**
 * A machine that has one local font alone, and a line on which our fonts wait.
 * @returns lets them come.
 */
async function holdFonts(page: Page, local: string): Promise<() => Promise<void>> {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await promise;
    await route.continue();
  });
  await page.route('**/stand-in/*', async (route) => {
    const style = new URL(route.request().url()).pathname.endsWith('bold') ? 700 : 400;
    await route.fulfill({
      body: await readFile(resolve(`${standIns[local]}${style}-normal.woff2`)),
      contentType: 'font/woff2',
    });
  });
  await page.route(`${siteUrl}/`, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    const body = (await response.text()).replaceAll(
      /local\(([\w ]+)\)/g,
      (_found, name: string) => {
        const [, family = '', bold] = /^(.*?)( Bold)?$/.exec(name) ?? [];
        return family === local ? `url(/stand-in/${bold ? 'bold' : 'regular'})` : 'local(none)';
      },
    );
    await route.fulfill({ response, headers, body });
  });
  return async () => {
    release();
    await load(page, '');
  };
}

/** Every text of the first screen: where it stands, and in how many lines. */
function readTexts(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const texts: Record<string, string> = {};
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node);
      const { top, bottom, width } = range.getBoundingClientRect();
      if (!node.textContent?.trim() || width === 0 || top > innerHeight || bottom < 0) continue;
      const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
      texts[node.textContent] = `${lines.size} lines, the first at ${Math.round(top)} px`;
    }
    return texts;
  });
}

/** Loads every face of a family, those of the stand-ins for the one font or our own. */
function load(page: Page, part: string): Promise<void> {
  return page.evaluate(async (part) => {
    const faces = [...document.fonts].filter(({ family }) => family.includes(part));
    await Promise.all(faces.map((face) => face.load().catch(() => {})));
  }, part);
}

describe.each(Object.keys(standIns))('a visitor who has %s', (local) => {
  for (const { width, height } of viewports) {
    test(`sees nothing move when our fonts come, at ${width} px`, async ({ open }) => {
      let release = async () => {};
      const page = await open('/', {
        viewport: { width, height },
        waitUntil: 'commit',
        before: async (page) => {
          // The hours of London and Beirut are texts, too.
          await page.clock.setFixedTime(new Date());
          await page.addInitScript(recordShifts);
          release = await holdFonts(page, local);
        },
      });
      await page.locator('footer').last().waitFor();
      await page.locator('#hero span[data-time-zone]:not(:empty)').last().waitFor();
      await load(page, local);
      const before = await readTexts(page);
      await settle(page);
      // Those of the stand-ins, told and untold.
      await page.evaluate(() => {
        window.shiftObserver.takeRecords();
        window.shift = 0;
      });
      await release();
      expect(await readTexts(page)).toEqual(before);
      await settle(page);
      expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(0.005);
    });
  }
});

test('a first visit asks for the core files alone, seen to its end', async ({ open }) => {
  const asked: string[] = [];
  const before = async (page: Page) =>
    void page.on('request', (request) => {
      if (request.resourceType() === 'font') asked.push(new URL(request.url()).pathname);
    });
  const page = await open('/', { before });
  await page.locator('footer').last().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const preloaded = await page
    .locator('link[rel="preload"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(asked.toSorted()).toEqual(preloaded.toSorted());
});

test('a phone sets the page in few fonts: each pair of a size and a weight costs it some 4 ms of layout', async ({
  open,
}) => {
  const page = await open('/', { viewport: { width: 390, height: 844 } });
  const fonts = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (!element || !texts.currentNode.nodeValue?.trim() || element.matches('style, script'))
        continue;
      const { fontFamily, fontSize, fontWeight } = getComputedStyle(element);
      found.add(`${fontFamily.split(',')[0]} ${fontSize} ${fontWeight}`);
    }
    return [...found].toSorted();
  });
  expect(fonts.length, fonts.join('\n')).toBeLessThanOrEqual(20);
});
