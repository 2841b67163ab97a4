import type { Page, Response } from 'playwright';
import { compressedKb, overBudget } from '../support/budgets.ts';
import { formOn, noticesOn, serveContact } from './support/form.ts';
import { libraryMarks } from './support/scripts.ts';
import { expect, test } from './support/test.ts';

/** Collects the fonts and scripts that a page loads. */
function collectFiles() {
  const files = { font: [] as Response[], script: [] as Response[] };
  const before = async (page: Page) =>
    void page.on('response', (response) => {
      const type = response.request().resourceType();
      if (type === 'font' || type === 'script') files[type].push(response);
    });
  const readFiles = (type: keyof typeof files) =>
    Promise.all(files[type].map((response) => response.body()));
  const sizeOf = async (type: keyof typeof files, measure: (body: Buffer) => number) =>
    (await readFiles(type)).map(measure).reduce((sum, size) => sum + size, 0);
  return { files, before, readFiles, sizeOf };
}

/* page/stream.test.ts measures the HTML. */
test('the page loads only preloaded fonts, and stays within its size budgets', async ({ open }) => {
  const { before, files, sizeOf } = collectFiles();
  const page = await open('/', { before });
  await page.locator('footer').last().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const preloaded = await page
    .locator('link[rel="preload"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(files.font.map((font) => font.url()).toSorted()).toEqual(preloaded.toSorted());
  const fonts = await sizeOf('font', ({ length }) => length / 1000);
  const scriptAtLoad = await sizeOf('script', compressedKb);
  expect(overBudget('page', { fonts, scriptAtLoad })).toEqual([]);
});

test('the page loads each library once, on focus, and stays within its script budget', async ({
  open,
}) => {
  const { before, readFiles, sizeOf } = collectFiles();
  const page = await open('/', { before });
  await serveContact(page);
  await formOn(page).field('firstName').focus();
  await expect
    .poll(async () => {
      const scripts = await readFiles('script');
      return Object.values(libraryMarks).map(
        (mark) => scripts.filter((body) => body.includes(mark)).length,
      );
    })
    .toEqual([1, 1, 1]);
  await formOn(page).send();
  await noticesOn(page).sent.waitFor();
  const scriptOfMessage = await sizeOf('script', compressedKb);
  expect(overBudget('message', { scriptOfMessage })).toEqual([]);
});
