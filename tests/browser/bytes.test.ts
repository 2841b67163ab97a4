import type { Page } from 'playwright';
import { compressedKb, overBudget } from '../support/budgets.ts';
import { formOn, noticesOn, serveContact } from './support/form.ts';
import { libraryMarks } from './support/scripts.ts';
import { describe, expect, test } from './support/test.ts';

/** Collects the fonts and scripts that a page loads. */
function collectFiles() {
  const files = { font: [] as Promise<Buffer>[], script: [] as Promise<Buffer>[] };
  const before = async (page: Page) =>
    void page.on('response', (response) => {
      const type = response.request().resourceType();
      if (type === 'font' || type === 'script') files[type].push(response.body());
    });
  const sizeOf = async (type: keyof typeof files, measure: (body: Buffer) => number) =>
    (await Promise.all(files[type])).map(measure).reduce((sum, size) => sum + size, 0);
  return { files, before, sizeOf };
}

/* page/stream.test.ts measures the HTML. */
describe('the page', () => {
  test('stays within its size budgets when it loads', async ({ open }) => {
    const { before, sizeOf } = collectFiles();
    const page = await open('/', { before });
    await page.waitForLoadState('networkidle');
    const fonts = await sizeOf('font', ({ length }) => length / 1000);
    const scriptAtLoad = await sizeOf('script', compressedKb);
    expect(overBudget('page', { fonts, scriptAtLoad })).toEqual([]);
  });

  test('stays within its script budget when a visitor sends a message', async ({ open }) => {
    const { before, sizeOf } = collectFiles();
    const page = await open('/', { before });
    await serveContact(page);
    await formOn(page).send();
    await noticesOn(page).sent.waitFor();
    await page.waitForLoadState('networkidle');
    const scriptOfMessage = await sizeOf('script', compressedKb);
    expect(overBudget('message', { scriptOfMessage })).toEqual([]);
  });

  test('loads supabase-js, React and notistack when a field gets focus', async ({ open }) => {
    const { before, files } = collectFiles();
    const page = await open('/', { before });
    files.script = [];
    await formOn(page).field('firstName').focus();
    await expect
      .poll(async () => {
        const scripts = await Promise.all(files.script);
        return Object.values(libraryMarks).map(
          (mark) => scripts.filter((body) => body.includes(mark)).length,
        );
      })
      .toEqual([1, 1, 1]);
  });
});
