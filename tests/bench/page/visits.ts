import type { Locator, Page } from 'playwright';
import { forgetEvents } from './eventTiming.ts';

/**
 * What a visitor does, as fast as a finger can: nothing waits for the page but where a person would.
 * Only what comes after the last `forgetEvents` counts.
 */
export const visits = {
  'open the menu': openMenu,

  'choose an item': async (page: Page) => {
    await openMenu(page);
    await forgetEvents(page);
    const item = page.locator('[popover] a[href="#portfolio"]');
    await touch(page, item);
    await item.waitFor({ state: 'hidden' });
  },

  'touch the form before React': async (page: Page) => {
    const field = await reachForm(page);
    await touch(page, field);
    const typed = await typeUntilAlive(page);
    const kept = await field.inputValue();
    if (kept !== typed) throw new Error(`Typed "${typed}", but the field holds "${kept}".`);
  },

  'type in the form': async (page: Page) => {
    await touch(page, await reachForm(page));
    await typeUntilAlive(page);
    await page.waitForLoadState('networkidle');
    await forgetEvents(page);
    await page.keyboard.type('Ada Lovelace');
  },

  'send the form': async (page: Page) => {
    await touch(page, await reachForm(page));
    await typeUntilAlive(page);
    await page.getByLabel('Last Name').fill('Lovelace');
    await page.getByLabel('Email').fill('ada@example.org');
    await page.getByLabel('Project Details').fill('An engine that weaves patterns.');
    await page.waitForLoadState('networkidle');
    const send = page.locator('form button[type="submit"]');
    await send.scrollIntoViewIfNeeded();
    await forgetEvents(page);
    await touch(page, send);
    await page
      .locator('#notices')
      .getByRole('heading')
      .or(page.locator('#notices p'))
      .first()
      .waitFor();
  },
} satisfies Record<string, (page: Page) => Promise<void>>;

async function openMenu(page: Page) {
  await touch(page, page.getByRole('button', { name: 'Menu' }));
  await page.locator('[popover] a').first().waitFor();
}

/** A bare touch: Playwright's own waits for frames, which would slow down what is measured. */
async function touch(page: Page, target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to touch.');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

export async function reachForm(page: Page): Promise<Locator> {
  const field = page.getByLabel('First Name');
  await field.evaluate((element) =>
    element.scrollIntoView({ behavior: 'instant', block: 'center' }),
  );
  return field;
}

/** Whether React has taken the form over: it leaves its mark on what it owns. */
const isAlive = () =>
  Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__reactProps'));

export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(isAlive);
}

/** Presses one key after another until React has the form. */
async function typeUntilAlive(page: Page): Promise<string> {
  let typed = '';
  do {
    await page.keyboard.press('a');
    typed += 'a';
  } while (!(await page.evaluate(isAlive)));
  return typed;
}
