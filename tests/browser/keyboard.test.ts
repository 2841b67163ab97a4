import type { Page } from 'playwright';
import { home } from '../../src/content/en/home.ts';
import { locales } from '../../src/content/locales.ts';
import { contactFields } from '../../supabase/functions/_shared/contract.ts';
import { decodePng, eachDifference } from '../../tools/visual-review/pixels.ts';
import { formOn, functionPath, noticesOn } from './support/form.ts';
import { describe, expect, phone, test } from './support/test.ts';

interface Stop {
  /** Accessible name, as a screen reader announces it. */
  name: string;
  /** Whether the focused element is in view, and no other element covers it. */
  isInView: boolean;
}

const currentStop = async (page: Page): Promise<Stop | null> => {
  const isInView = await page.evaluate(async () => {
    // Waits, because the browser needs a frame to scroll the focused element into view.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const stop = document.activeElement;
    if (!stop || stop === document.body) return null;
    const { left, top, width, height } = stop.getBoundingClientRect();
    // Tests a point near the top, because only the first line of a tall field must be in view.
    const seen = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
    return stop.contains(seen) || (seen?.contains(stop) ?? false);
  });
  if (isInView === null) return null;
  const snapshot = await page.locator(':focus').ariaSnapshot();
  // A `summary` element has no ARIA role, so the snapshot contains only the text.
  const [, name = snapshot.replace('- text: ', '')] = /"(.*?)"/.exec(snapshot) ?? [];
  return { name, isInView };
};

/** Presses the key until no element has focus. Returns all elements that received focus. */
async function walk(page: Page, key = 'Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await currentStop(page);
    if (!stop || stops.length > 200) return stops;
    stops.push(stop);
  }
}

const { frame, navigation, hero, services, portfolio, digitalMarketing, footer } = home;
const { fields, notices, retry, submit } = home.contact.form;
const labels = (items: { label: string; href?: string }[]) =>
  items.filter(({ href }) => href).map(({ label }) => label);

const bar = labels([...navigation.items, navigation.templates, navigation.booking]);

const stopsOf: Record<string, string[]> = {
  hero: labels(hero.actions),
  services: services.items.flatMap(({ proof }) => (proof ? [proof.label] : [])),
  portfolio: portfolio.items.map(({ booking }) => booking.label),
  'digital-marketing': [digitalMarketing.pitch.action.label],
};
/** Returns the expected stops from the hero to the contact section, in section order. */
async function beforeContact(page: Page): Promise<string[]> {
  const ids = await page.locator('main section').evaluateAll((all) => all.map(({ id }) => id));
  return ids.flatMap((id) => stopsOf[id] ?? []);
}

const contactAndFooter = [
  ...contactFields.map(({ name }) => fields[name].label),
  submit,
  ...home.contact.next.steps.flatMap(({ booking }) => (booking ? [booking.label] : [])),
  footer.brandName,
  footer.write.label,
  ...labels([...footer.services.items, ...footer.company.items, ...footer.pages]),
  ...locales.slice(1).map(({ locale }) => locale.label),
];

describe('with only the keyboard', () => {
  test('Tab reaches every link and field in reading order', async ({ open }) => {
    const page = await open();
    const stops = await walk(page);
    expect(stops.map(({ name }) => name)).toEqual([
      frame.skipLink,
      navigation.brandName,
      ...bar,
      ...(await beforeContact(page)),
      ...contactAndFooter,
    ]);
    expect(stops.filter(({ isInView }) => !isInView)).toEqual([]);

    const back = await walk(page, 'Shift+Tab');
    expect(back.map(({ name }) => name)).toEqual(stops.map(({ name }) => name).toReversed());
  });

  test.for([
    { name: 'on a phone', ...phone, toForm: [navigation.message.label] },
    // The narrowest bars have no room for the link to the form.
    { name: 'at 400 % zoom', viewport: { width: 300, height: 225 }, toForm: [] },
  ])('$name, Tab reaches the menu button, but skips the closed menu', async (window, { open }) => {
    const { toForm, ...size } = window;
    const page = await open('/', size);
    const stops = await walk(page);
    expect(stops.map(({ name }) => name)).toEqual([
      frame.skipLink,
      navigation.brandName,
      navigation.menu.open,
      ...toForm,
      navigation.booking.label,
      ...(await beforeContact(page)),
      ...contactAndFooter,
    ]);
    expect(stops.filter(({ isInView }) => !isInView)).toEqual([]);
  });

  test('Tab moves to no link behind the failure notice', async ({ open, consoleErrors }) => {
    const page = await open('/', { viewport: { width: 1440, height: 500 } });
    await page.route(functionPath, (route) => route.abort());
    await formOn(page).send();
    await noticesOn(page).failed.waitFor();
    const stops = await walk(page);
    expect(stops.map(({ name }) => name)).toContain(footer.brandName);
    expect(stops.filter(({ isInView }) => !isInView)).toEqual([]);
    expect(consoleErrors.take()).not.toEqual([]);
  });

  test('a notice that closes returns the focus to a place in view', async ({
    open,
    consoleErrors,
  }) => {
    const page = await open('/', phone);
    await page.route(functionPath, (route) => route.abort());
    await formOn(page).complete();
    await formOn(page).button.press('Enter');
    const { failed } = noticesOn(page);
    await failed.waitFor();
    const close = failed.getByRole('button', { name: notices.failed.dismissLabel });
    const hasFocus = () => close.evaluate((button) => button === document.activeElement);
    for (let stop = 0; stop < 50 && !(await hasFocus()); stop += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await failed.waitFor({ state: 'detached' });
    await expect.poll(() => currentStop(page)).toEqual({ name: retry, isInView: true });
    expect(consoleErrors.take()).not.toEqual([]);
  });

  test('the skip link skips the navigation bar', async ({ open }) => {
    const page = await open();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.keyboard.press('Tab');
    expect((await currentStop(page))?.name).toBe(hero.actions[0]?.label);
  });

  test('after Enter on a navigation link, Tab continues in its section', async ({ open }) => {
    const page = await open();
    await page.locator('header a[href="#portfolio"]').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect((await currentStop(page))?.name).toBe(portfolio.items[0]?.booking.label);
  });
});

const luminance = (pixel: number) =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, channel) => {
    const value = ((pixel >> (8 * channel)) & 255) / 255;
    return sum + weight * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  }, 0);

/** Counts the pixels whose old and new colours have a contrast of at least 3:1. */
async function changedPixels(before: Buffer, after: Buffer): Promise<number> {
  let count = 0;
  eachDifference(await decodePng(before), await decodePng(after), (_x, _y, old = 0, now = 0) => {
    const ratio = (luminance(now) + 0.05) / (luminance(old) + 0.05);
    if (Math.max(ratio, 1 / ratio) >= 3) count += 1;
  });
  return count;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`keyboard focus is always visible in the ${colorScheme} colour scheme`, async ({ open }) => {
    const page = await open('/', { colorScheme });
    const unseen: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await currentStop(page);
      if (!stop) break;
      const clip = await page.evaluate(() => {
        const box = (document.activeElement as Element).getBoundingClientRect();
        return { x: box.x - 8, y: box.y - 8, width: box.width + 16, height: box.height + 16 };
      });
      const after = await page.screenshot({ clip });
      const focused = await page.evaluateHandle(() => document.activeElement as HTMLElement);
      await focused.evaluate((element) => element.blur());
      const before = await page.screenshot({ clip });
      await focused.evaluate((element) => element.focus({ preventScroll: true }));
      // Half the pixels in a 2 px outline are enough, because another element may cover the rest.
      // For a large element, 400 pixels are enough.
      const needed = Math.min(clip.width + clip.height, 200) * 2;
      if ((await changedPixels(before, after)) < needed) unseen.push(stop.name);
    }
    expect(unseen).toEqual([]);
  });
}
