import type { Page } from 'playwright';
import { forgetEvents } from './eventTiming.ts';
import type { Visitor } from './touch.ts';

const toggle = 'header summary';
const item = 'header li a[href="#portfolio"]';
export const firstName = '#contact-firstName';
const send = 'form button[type="submit"]';

/**
 * What a visitor does, as fast as a finger can: nothing waits for the page but where a person would.
 * Only what comes after the last `forgetEvents` counts.
 */
export const visits = {
  'open the menu': openMenu,

  'choose an item': async ({ page, touch }: Visitor) => {
    await openMenu({ page, touch });
    await forgetEvents(page);
    await touch(item);
    await page.locator(item).waitFor({ state: 'hidden' });
  },

  'touch the form before React': async ({ page, touch }: Visitor) => {
    await reach(page, firstName);
    await touch(firstName);
    const typed = await typeUntilHydrated(page);
    const kept = await page.locator(firstName).inputValue();
    if (kept !== typed) throw new Error(`Typed "${typed}", but the field holds "${kept}".`);
  },

  'type in the form': async ({ page, touch }: Visitor) => {
    await hydrateSlowly({ page, touch });
    await forgetEvents(page);
    await page.keyboard.type('Ada Lovelace');
  },

  'send the form': async ({ page, touch }: Visitor) => {
    await hydrateSlowly({ page, touch });
    await page.getByLabel('Last Name').fill('Lovelace');
    await page.getByLabel('Email').fill('ada@example.org');
    await page.getByLabel('Project Details').fill('An engine that weaves patterns.');
    await reach(page, send);
    await forgetEvents(page);
    await touch(send);
    await page
      .locator('#notices')
      .getByRole('heading')
      .or(page.locator('#notices p'))
      .first()
      .waitFor();
  },
} satisfies Record<string, (visitor: Visitor) => Promise<void>>;

async function openMenu({ page, touch }: Visitor) {
  await touch(toggle);
  await page.locator(item).waitFor();
}

/** Scrolls as a link would, at once. What the scroll moves stands where it will from the next frame on. */
export async function reach(page: Page, selector: string): Promise<void> {
  await page.evaluate(async (selector) => {
    document.querySelector(selector)!.scrollIntoView({ behavior: 'instant', block: 'center' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, selector);
}

/** The form as a visitor has it who came slowly: React's own, with all that it loads on a touch. */
async function hydrateSlowly({ page, touch }: Visitor) {
  await reach(page, firstName);
  await touch(firstName);
  await typeUntilHydrated(page);
  await page.waitForLoadState('networkidle');
}

const isHydrated = () => document.querySelector('[data-island-status="hydrated"]') !== null;

export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Presses one key after another until React has the form. */
async function typeUntilHydrated(page: Page): Promise<string> {
  let typed = '';
  do {
    await page.keyboard.press('a');
    typed += 'a';
  } while (!(await page.evaluate(isHydrated)));
  return typed;
}
