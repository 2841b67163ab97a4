import type { Page } from 'playwright';
import { forgetEvents } from './eventTiming.ts';

const toggle = 'header [popovertarget]';
const item = '[popover] a[href="#portfolio"]';
export const firstName = '#contact-firstName';
const send = 'form button[type="submit"]';

/**
 * What a visitor does, as fast as a finger can: nothing waits for the page but where a person would.
 * Only what comes after the last `forgetEvents` counts.
 */
export const visits = {
  'open the menu': openMenu,

  'choose an item': async (page: Page) => {
    await openMenu(page);
    await forgetEvents(page);
    await touch(page, item);
    await page.locator(item).waitFor({ state: 'hidden' });
  },

  'touch the form before React': async (page: Page) => {
    await reach(page, firstName);
    await touch(page, firstName);
    const typed = await typeUntilAlive(page);
    const kept = await page.locator(firstName).inputValue();
    if (kept !== typed) throw new Error(`Typed "${typed}", but the field holds "${kept}".`);
  },

  'type in the form': async (page: Page) => {
    await takeOver(page);
    await forgetEvents(page);
    await page.keyboard.type('Ada Lovelace');
  },

  'send the form': async (page: Page) => {
    await takeOver(page);
    await page.getByLabel('Last Name').fill('Lovelace');
    await page.getByLabel('Email').fill('ada@example.org');
    await page.getByLabel('Project Details').fill('An engine that weaves patterns.');
    await reach(page, send);
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
  await touch(page, toggle);
  await page.locator('[popover] a').first().waitFor();
}

/**
 * A bare touch. Playwright's own way to find an element takes the slowed page longer than what is
 * measured, and then waits for frames.
 */
async function touch(page: Page, selector: string) {
  const { x, y, width, height } = await page.evaluate(
    (selector) => document.querySelector(selector)!.getBoundingClientRect().toJSON() as DOMRect,
    selector,
  );
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

/** Scrolls as a link would, at once. What the scroll moves stands where it will from the next frame on. */
export async function reach(page: Page, selector: string): Promise<void> {
  await page.evaluate(async (selector) => {
    document.querySelector(selector)!.scrollIntoView({ behavior: 'instant', block: 'center' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, selector);
}

/** The form as a visitor has it who came slowly: React's own, with all that it loads on a touch. */
async function takeOver(page: Page) {
  await reach(page, firstName);
  await touch(page, firstName);
  await typeUntilAlive(page);
  await page.waitForLoadState('networkidle');
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
