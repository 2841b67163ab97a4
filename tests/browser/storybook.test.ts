import { type Browser, type BrowserContext, chromium } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { serveStorybook } from '../support/builtStorybook.ts';

/*
 * Tests the handwritten docs pages, and one generated docs page from each folder. The other
 * generated pages only show stories, and each story has its own test.
 */

const pagesAtOnce = 3;

/** Timeout in ms. On two cores, the build takes one minute, and the pages take another minute. */
const timeout = 600_000;

let storybook: Awaited<ReturnType<typeof serveStorybook>>;
let browser: Browser;
/** All pages use one context, so that the browser loads each script only once. */
let context: BrowserContext;

beforeAll(async () => {
  storybook = await serveStorybook();
  browser = await chromium.connect(inject('browserEndpoint'));
  context = await browser.newContext({ reducedMotion: 'reduce' });
}, timeout);

afterAll(() => Promise.all([browser?.close(), storybook?.close()]));

/** Returns whether the page has loaded nothing for 300 ms. */
function isQuiet(): boolean {
  const ends = performance.getEntriesByType('resource').map((one) => one.startTime + one.duration);
  return performance.now() - Math.max(...ends) > 300;
}

async function openPage(path: string) {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('requestfailed', (request) => problems.push(`${request.url()} failed`));
  page.on('response', (response) => {
    if (!response.ok()) problems.push(`${response.url()}: ${response.status()}`);
  });
  await page.goto(storybook.url + path);
  return { page, problems };
}

/** Returns a problem for each link that leads to a missing story or docs page. */
function deadLinks(hrefs: string[]): string[] {
  const ids = new Set(storybook.entries.map(({ id }) => id));
  const linked = hrefs.flatMap((href) => /\?path=\/(?:story|docs)\/([\w-]+)/.exec(href)?.[1] ?? []);
  return linked.filter((id) => !ids.has(id)).map((id) => `links to ${id}, which does not exist`);
}

async function problemsOf(id: string): Promise<string[]> {
  const { page, problems } = await openPage(`iframe.html?id=${id}&viewMode=docs`);
  await page.locator('#storybook-docs h1').first().waitFor();
  await page.waitForFunction(isQuiet);
  const hrefs = await page
    .locator('a[href*="?path="]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const found = [...problems, ...deadLinks(hrefs)].map((problem) => `${id}: ${problem}`);
  // Closes the page to stop frames that are still loading stories.
  await page.close();
  return found;
}

function docsPagesToOpen(): string[] {
  const docs = storybook.entries.filter(({ type }) => type === 'docs');
  const byHand = docs.filter(({ tags }) => tags.includes('unattached-mdx'));
  const made = docs.filter((page) => !byHand.includes(page));
  const oneOfEachFolder = new Map(made.map((page) => [page.title.split('/')[0], page]));
  return [...byHand, ...oneOfEachFolder.values()].map(({ id }) => id);
}

test(
  'docs pages have no console errors, failed requests or dead links',
  async () => {
    const waiting = docsPagesToOpen();
    expect(waiting.length).toBeGreaterThan(10);
    const problems: string[] = [];
    const openPages = async () => {
      for (let id = waiting.pop(); id; id = waiting.pop()) {
        problems.push(
          ...(await problemsOf(id).catch(({ message }: Error) => [`${id}: ${message}`])),
        );
      }
    };
    await Promise.all(Array.from({ length: pagesAtOnce }, openPages));
    expect(problems).toEqual([]);
  },
  timeout,
);

test('the specification page links a clause to its stories', async () => {
  const { page } = await openPage('iframe.html?id=specification--docs&viewMode=docs');
  const link = page.getByRole('row', { name: 'NAV-6' }).getByRole('link');
  await link.waitFor();
  expect(await link.getAttribute('href')).toContain('navigationmenu--closed-by-a-choice');
});

test("a component's docs page shows the docs from the component's Markdown file", async () => {
  const { page } = await openPage('iframe.html?id=components-brand--docs&viewMode=docs');
  await page.getByRole('heading', { name: 'Accessibility' }).waitFor();
});

test('Storybook opens the start page', async () => {
  const { page, problems } = await openPage('?path=/docs/start--docs');
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.getByRole('heading', { level: 1, name: 'Start' }).waitFor();
  expect(problems).toEqual([]);
});
