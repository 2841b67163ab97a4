import type { Page } from 'playwright';
import { home } from '../../src/content/en/home.ts';
import { locale } from '../../src/content/en/locale.ts';
import { settings } from '../../src/content/settings.ts';
import { hold, scripts } from './support/scripts.ts';
import { describe, expect, test } from './support/test.ts';

/** Returns the eyebrow: the first line in the hero, with the cities and their local times. */
const eyebrow = async (page: Page) =>
  (await page.locator('#hero p').first().innerText()).replaceAll(/\s+/g, ' ').trim();

const timeIn = (timeZone: string, time: string) =>
  new Date(time).toLocaleTimeString(locale.language, {
    timeZone,
    timeStyle: 'short',
    hourCycle: 'h23',
  });

/** Returns the text that the eyebrow must show at the given time. */
const eyebrowAt = (time: string) =>
  settings.offices.map(({ city, timeZone }) => `${city} ${timeIn(timeZone, time)}`).join(' ');

/** Sets the visitor's clock before the page loads. */
const at = (time: string) => ({
  before: (page: Page) => page.clock.install({ time: new Date(time) }),
});

describe("the offices' local times", () => {
  for (const [name, time] of [
    ['between the clock changes in Beirut and London', '2025-03-30T00:30:00Z'],
    ['after midnight in Beirut', '2025-01-15T22:05:00Z'],
    ["when the visitor's clock is set before 1970", '1969-12-31T12:00:00Z'],
  ] as const) {
    test(`are correct ${name}`, async ({ open }) => {
      const page = await open('/', at(time));
      await expect.poll(() => eyebrow(page)).toBe(eyebrowAt(time));
    });
  }

  test('are updated every minute', async ({ open }) => {
    const page = await open('/', at('2025-01-15T18:42:05Z'));
    await expect.poll(() => eyebrow(page)).toBe(eyebrowAt('2025-01-15T18:42:05Z'));
    await page.clock.runFor(55_000);
    expect(await eyebrow(page)).toBe(eyebrowAt('2025-01-15T18:43:00Z'));
    await page.clock.runFor(60_000);
    expect(await eyebrow(page)).toBe(eyebrowAt('2025-01-15T18:44:00Z'));
  });

  test('stop while the page is hidden, and are correct when it is visible', async ({ open }) => {
    const page = await open('/', at('2025-01-15T18:42:05Z'));
    const before = eyebrowAt('2025-01-15T18:42:05Z');
    await expect.poll(() => eyebrow(page)).toBe(before);
    const show = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await show(true);
    await page.clock.runFor(3_600_000);
    expect(await eyebrow(page)).toBe(before);
    await show(false);
    expect(await eyebrow(page)).toBe(eyebrowAt('2025-01-15T19:42:05Z'));
  });

  test("use the digits of the page's language", async ({ open }) => {
    const page = await open('/', {
      before: async (page) => {
        await page.clock.install({ time: new Date('2025-01-15T18:42:00Z') });
        await page.route('/', async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace(`lang="${locale.language}"`, 'lang="ar-EG"');
          await route.fulfill({ response, body });
        });
      },
    });
    await expect.poll(() => eyebrow(page)).toMatch(/[٠-٩]{2}:[٠-٩]{2}/);
  });

  test('appear without moving the city names', async ({ open }) => {
    const left = (page: Page) =>
      page
        .locator('#hero p > span')
        .last()
        .evaluate((office) => {
          const city = [...office.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
          const range = document.createRange();
          range.selectNode(city!);
          return range.getBoundingClientRect().left;
        });
    const { before, release } = hold(scripts.entry);
    const page = await open('/', { waitUntil: 'commit', before });
    await page.evaluate(() => document.fonts.ready);
    const place = await left(page);
    release();
    await expect.poll(() => eyebrow(page)).toMatch(/\d\d:\d\d/);
    expect(await left(page)).toBeCloseTo(place, 0);
  });

  test('are not shown in a browser without time zone support', async ({ open, consoleErrors }) => {
    const page = await open('/', {
      before: (page) =>
        page.addInitScript(() => {
          Intl.DateTimeFormat = class extends Intl.DateTimeFormat {
            constructor(...[language, options]: ConstructorParameters<typeof Intl.DateTimeFormat>) {
              if (options?.timeZone) throw new RangeError('Invalid time zone specified');
              super(language, options);
            }
          } as typeof Intl.DateTimeFormat;
        }),
    });
    await consoleErrors.expectOnly(/^The behaviour (localTime|clock) failed: RangeError/);
    expect(await eyebrow(page)).toBe(settings.offices.map(({ city }) => city).join(' '));
    const logged = page.waitForEvent('console', (message) => message.type() === 'log');
    await page.locator('#portfolio article').first().click();
    expect((await logged).text()).not.toBe('');
  });
});

describe('the reply time in the footer', () => {
  const { before, after, hours } = home.footer.answer;
  const line = (page: Page) => page.getByRole('contentinfo').locator('[data-hours]');

  const isAsWritten = hours === 24 && locale.language === 'en-GB';
  test.skipIf(!isAsWritten)("is 24 hours from now in the visitor's time zone", async ({ open }) => {
    const timezoneId = 'America/New_York';
    const page = await open('/', { ...at('2025-01-15T18:42:05Z'), timezoneId });
    await expect.poll(() => line(page).textContent()).toMatch(/Thursday,? 13:42/);
    expect(await line(page).textContent()).toContain(before);
    await page.clock.runFor(55_000);
    expect(await line(page).textContent()).toContain('13:43');
  });

  test.skipIf(!isAsWritten)(
    'follows a visitor who travels to another time zone',
    async ({ open }) => {
      const page = await open('/', at('2025-01-15T18:42:05Z'));
      const client = await page.context().newCDPSession(page);
      for (const [timezoneId, answer] of [
        ['Asia/Tokyo', '03:43'],
        ['America/New_York', '13:44'],
      ] as const) {
        await client.send('Emulation.setTimezoneOverride', { timezoneId });
        await page.clock.runFor(60_000);
        expect(await line(page).textContent()).toContain(answer);
      }
    },
  );

  for (const [timezoneId, end] of [
    ['UTC', '18:42 UTC'],
    ['Europe/London', '18:42 GMT'],
    ['Asia/Beirut', '20:42 EET'],
  ] as const)
    test.skipIf(!isAsWritten)(
      `ends with "${end}" in the time zone ${timezoneId}`,
      async ({ open }) => {
        const page = await open('/', { ...at('2025-01-15T18:42:05Z'), timezoneId });
        await expect.poll(() => line(page).textContent()).toMatch(new RegExp(`${end}${after}$`));
      },
    );

  test('is hidden without JavaScript', async ({ open }) => {
    const page = await open('/', { javaScriptEnabled: false });
    expect(await line(page).isVisible()).toBe(false);
  });
});
