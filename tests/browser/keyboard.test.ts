import type { Page } from 'playwright';
import { PNG } from 'pngjs';
import { contactMessage, formOn, functionPath, noticesOn } from './support/form.ts';
import { describe, expect, phone, test } from './support/test.ts';

interface Stop {
  name: string;
  /** Whether what has the focus is itself seen, with no bar above it. */
  isInView: boolean;
}

const currentStop = (page: Page): Promise<Stop | null> =>
  page.evaluate(async () => {
    // The browser brings what has the focus into view within a frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const stop = document.activeElement;
    if (!stop || stop === document.body) return null;
    const { left, top, width, height } = stop.getBoundingClientRect();
    // Near its top: of a tall field the browser shows the line that holds the caret.
    const seen = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
    const name = stop.getAttribute('aria-label') ?? stop.id;
    return {
      name: stop.textContent?.trim().replace(/\s+/g, ' ') || name,
      isInView: stop.contains(seen) || (seen?.contains(stop) ?? false),
    };
  });

/** From the top of the page by Tab alone, until the page has no more to offer. */
async function walk(page: Page, key = 'Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await currentStop(page);
    if (!stop || stops.length > 200) return stops;
    stops.push(stop);
  }
}

const projects = [
  'Convoy',
  'Stillwater',
  'Forecourt',
  'Chalkline',
  'Two Keys',
  'Replywell',
  'Fairstep',
  'Homeward',
].flatMap((name) => [name, `Book a Consultation about ${name}`]);

const bar = ['Services', 'Portfolio', 'Digital Marketing', 'Testimonials', 'Contact'];

const below = [
  'Book a Consultation',
  'View Our Work',
  ...projects,
  'Grow My App',
  'Book a Consultation',
  'contact-firstName',
  'contact-lastName',
  'contact-email',
  'contact-projectDetails',
  'Send Message',
  'Afterglow',
  'Mobile Apps',
  'Web Applications',
  'CRM Systems',
  'AI Solutions',
  'Contact',
  'Browse Templates',
];

describe('with the keyboard alone', () => {
  test('the whole page is walked in the order in which it reads', async ({ open }) => {
    const page = await open();
    const stops = await walk(page);
    expect(stops.map(({ name }) => name)).toEqual([
      'Skip to content',
      'Afterglow',
      ...bar,
      'Browse Templates',
      'Book a Consultation',
      ...below,
    ]);
    expect(stops.filter(({ isInView }) => !isInView)).toEqual([]);

    const back = await walk(page, 'Shift+Tab');
    expect(back.map(({ name }) => name)).toEqual(stops.map(({ name }) => name).toReversed());
  });

  test('on a phone the menu stands in for the items of the bar', async ({ open }) => {
    const page = await open('/', phone);
    const stops = await walk(page);
    expect(stops.slice(0, 4).map(({ name }) => name)).toEqual([
      'Skip to content',
      'Afterglow',
      'Book a Consultation',
      'Menu',
    ]);
    expect(stops.slice(4).map(({ name }) => name)).toEqual(below);
    expect(stops.filter(({ isInView }) => !isInView)).toEqual([]);
  });

  test('the skip link is seen when it has the focus, and leads past the bar', async ({ open }) => {
    const page = await open();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.keyboard.press('Tab');
    expect((await currentStop(page))?.name).toBe('Book a Consultation');
  });

  test('after a link of the bar, Tab goes on in the section that it led to', async ({ open }) => {
    const page = await open();
    await page.locator('nav').getByRole('link', { name: 'Portfolio' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect((await currentStop(page))?.name).toBe('Convoy');
  });

  test('a message is written, sent, and its notice dismissed', async ({ open }) => {
    const page = await open();
    const bodies: unknown[] = [];
    await page.route(functionPath, (route) => {
      bodies.push(route.request().postDataJSON());
      return route.fulfill({ json: { code: 'sent' } });
    });
    await formOn(page).field('firstName').focus();
    for (const text of Object.values(contactMessage)) {
      await page.keyboard.insertText(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    const { sent, dismiss } = noticesOn(page);
    await sent.waitFor();
    expect(bodies).toEqual([contactMessage]);
    await dismiss.focus();
    await page.keyboard.press('Enter');
    await sent.waitFor({ state: 'detached' });
  });
});

const luminance = (png: PNG, offset: number) =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, channel) => {
    const value = (png.data[offset + channel] ?? 0) / 255;
    return sum + weight * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  }, 0);

/** How many pixels changed by a contrast of 3:1 or more. */
function changedPixels(before: Buffer, after: Buffer): number {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  let count = 0;
  for (let offset = 0; offset < one.data.length; offset += 4) {
    const [dark = 0, light = 0] = [luminance(one, offset), luminance(other, offset)].toSorted(
      (a, b) => a - b,
    );
    if ((light + 0.05) / (dark + 0.05) >= 3) count += 1;
  }
  return count;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`focus is seen on every ground of the ${colorScheme} scheme`, async ({ open }) => {
    const page = await open('/', { colorScheme });
    await formOn(page).hydrated();
    const unseen: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await currentStop(page);
      if (!stop) break;
      const clip = await page.evaluate(() => {
        const ringed = document.activeElement?.closest('article') ?? document.activeElement;
        const box = (ringed as Element).getBoundingClientRect();
        return { x: box.x - 8, y: box.y - 8, width: box.width + 16, height: box.height + 16 };
      });
      const after = await page.screenshot({ clip });
      const focused = await page.evaluateHandle(() => document.activeElement as HTMLElement);
      await focused.evaluate((element) => element.blur());
      const before = await page.screenshot({ clip });
      await focused.evaluate((element) => element.focus({ preventScroll: true }));
      // Around the whole of it a line two pixels wide, save for corners and what it may overlap.
      const needed = Math.min(clip.width + clip.height, 200) * 2;
      if (changedPixels(before, after) < needed) unseen.push(stop.name);
    }
    expect(unseen).toEqual([]);
  });
}
