import { afterAll, beforeAll } from 'vitest';
import { serveStorybook } from '../support/builtStorybook.ts';
import { noticesOn } from './support/form.ts';
import { expect, firstFrameSeen, test } from './support/test.ts';

/*
 * Tests the handwritten docs pages, and one generated docs page from each folder. One is enough,
 * because other tests check these pages' Markdown files and stories.
 */

let storybook: Awaited<ReturnType<typeof serveStorybook>>;

beforeAll(async () => {
  storybook = await serveStorybook();
});
afterAll(() => storybook?.close());

/** Returns whether the page has loaded nothing for 300 ms. */
function isQuiet(): boolean {
  const ends = performance.getEntriesByType('resource').map((one) => one.startTime + one.duration);
  return performance.now() - Math.max(...ends) > 300;
}

const docsPage = (id: string) => `${storybook.url}iframe.html?id=${id}&viewMode=docs`;

function docsPagesToOpen(): string[] {
  const docs = storybook.entries.filter(({ type }) => type === 'docs');
  const byHand = docs.filter(({ tags }) => tags?.includes('unattached-mdx'));
  const made = docs.filter((page) => !byHand.includes(page));
  const oneOfEachFolder = new Map(made.map((page) => [page.title.split('/')[0], page]));
  return [...byHand, ...oneOfEachFolder.values()].map(({ id }) => id);
}

test('docs pages log no errors and have no dead links', async ({ open, consoleErrors }) => {
  const ids = docsPagesToOpen();
  expect(ids.length).toBeGreaterThan(10);
  const known = new Set(storybook.entries.map(({ id }) => id));
  // One tab opens all docs pages, so each Storybook script loads only once.
  const page = await open(docsPage(ids[0]!));
  for (const id of ids) {
    await page.goto(docsPage(id));
    await page.locator('#storybook-docs h1').first().waitFor();
    await page.waitForFunction(isQuiet);
    const hrefs = await page
      .locator('a[href*="?path="]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const linked = hrefs.flatMap((href) => /=\/(?:story|docs)\/([\w-]+)/.exec(href)?.[1] ?? []);
    const dead = linked.filter((id) => !known.has(id));
    expect.soft(dead, `dead links on ${id}`).toEqual([]);
    expect.soft(consoleErrors.take(), `console messages on ${id}`).toEqual([]);
  }
});

test('stories with long words fit into a window of 320 px', async ({ open }) => {
  const stories = storybook.entries.filter(({ name }) => /long words?$/i.test(name));
  expect(stories.length).toBeGreaterThan(10);
  const page = await open(storybook.url, { viewport: { width: 320, height: 900 } });
  for (const { id } of stories) {
    await page.goto(`${storybook.url}iframe.html?id=${id}&viewMode=story`);
    await page.locator('#storybook-root > *').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, id).toBe(320);
  }
});

test('no control offers to set an element or an unset object', async ({ open, consoleErrors }) => {
  const page = await open(`${storybook.url}?path=/story/components-statuspage--default`);
  for (const id of ['components-statuspage--default', 'components-brand--default']) {
    await page.goto(`${storybook.url}?path=/story/${id}`);
    await page.getByRole('tabpanel').getByRole('row').nth(1).waitFor();
    expect(await page.getByRole('button', { name: 'Set object' }).count()).toBe(0);
  }
  // A warning about Storybook's own interface.
  await consoleErrors.expectOnly(/^The 'ariaLabel' prop on 'PopoverProvider'/);
});

test('a notice stays when the colour scheme changes', async ({ open }) => {
  const page = await open(
    `${storybook.url}iframe.html?id=sections-contactsending--failed&viewMode=story`,
  );
  const notice = noticesOn(page).failed;
  await notice.waitFor();
  await page.evaluate(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, data: object) => void };
    };
    channel.emit('updateGlobals', { globals: { colorScheme: 'dark' } });
  });
  await page.locator('html[data-color-scheme=dark]').waitFor();
  await page.evaluate(firstFrameSeen);
  expect(await notice.isVisible()).toBe(true);
});

test('the specification page links a clause to its stories', async ({ open }) => {
  const page = await open(docsPage('specification--docs'));
  const link = page.getByRole('row', { name: 'NAV-6' }).getByRole('link');
  await link.waitFor();
  expect(await link.getAttribute('href')).toContain('navigationmenu--closed-by-a-choice');
});

test("a component's docs page contains its Markdown file", async ({ open }) => {
  const page = await open(docsPage('components-brand--docs'));
  await page.getByRole('heading', { name: 'Accessibility' }).waitFor();
});

test('Storybook opens the start page', async ({ open }) => {
  const page = await open(storybook.url);
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.getByRole('heading', { level: 1, name: 'Start' }).waitFor();
});
