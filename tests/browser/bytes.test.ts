import type { Page } from 'playwright';
import { compressedKb, overBudget } from '../support/budgets.ts';
import { formOn, noticesOn, serveContact } from './support/form.ts';
import { libraryMarks } from './support/scripts.ts';
import { describe, expect, test } from './support/test.ts';

interface Loaded {
  type: string;
  body: Buffer;
}

/** Collects everything that a page loads from now on. */
function loadedBy(page: Page): Promise<Loaded>[] {
  const loaded: Promise<Loaded>[] = [];
  page.on('requestfinished', (request) => {
    const type = request.resourceType();
    const body = request.response().then((response) => response?.body() ?? Buffer.of());
    loaded.push(body.then((bytes) => ({ type, body: bytes })));
  });
  return loaded;
}

function kilobytes(loaded: Loaded[]): number {
  const sizes = loaded.map(({ type, body }) =>
    type === 'font' ? body.length / 1000 : compressedKb(body),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function ofType(loaded: Loaded[], type: string): Loaded[] {
  return loaded.filter((one) => one.type === type);
}

describe('the page', () => {
  test('stays within its size budgets when it loads', async ({ open }) => {
    let loading: Promise<Loaded>[] = [];
    const before = async (page: Page) => void (loading = loadedBy(page));
    const page = await open('/', { before });
    await page.waitForLoadState('networkidle');
    const loaded = await Promise.all(loading);

    const sizes = {
      html: kilobytes(ofType(loaded, 'document')),
      fonts: kilobytes(ofType(loaded, 'font')),
      scriptAtLoad: kilobytes(ofType(loaded, 'script')),
    };
    expect(overBudget('page', sizes)).toEqual([]);
  });

  test('stays within its script budget when a visitor sends a message', async ({ open }) => {
    let loading: Promise<Loaded>[] = [];
    const page = await open('/', {
      before: async (page) => {
        loading = loadedBy(page);
        await serveContact(page);
      },
    });
    const form = formOn(page);
    await form.complete();
    await form.button.click();
    await noticesOn(page).sent.waitFor();
    await page.waitForLoadState('networkidle');
    const scripts = ofType(await Promise.all(loading), 'script');
    expect(overBudget('message', { scriptOfMessage: kilobytes(scripts) })).toEqual([]);
  });

  test('loads supabase-js, React and notistack when a field gets focus', async ({ open }) => {
    const page = await open();
    const loading = loadedBy(page);
    await formOn(page).field('firstName').focus();
    await expect
      .poll(async () => {
        const scripts = ofType(await Promise.all(loading), 'script');
        return Object.values(libraryMarks).map(
          (mark) => scripts.filter(({ body }) => body.includes(mark)).length,
        );
      })
      .toEqual([1, 1, 1]);
  });
});
