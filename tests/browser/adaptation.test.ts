import type { Page } from 'playwright';
import { home } from '../../src/content/en/home.ts';
import { adopt, describe, expect, overflowOf, phone, test } from './support/test.ts';

const { navigation } = home;

/** Returns each text that is partly hidden because it does not fit into its box. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, a, button, dt, dd, label')]
      // These cards crop their drawings on purpose.
      .filter((element) => !element.matches('li:has(h3)'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        if (clipPath !== 'none' || (overflowX === 'visible' && overflowY === 'visible'))
          return false;
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
        return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
      })
      .map((element) => element.textContent),
  );

describe('no content is cut off', () => {
  for (const width of [1280, 640, 390]) {
    test(`when the text size is doubled in a window ${width} px wide`, async ({ open }) => {
      const page = await open('/', { viewport: { width, height: 800 } });
      await adopt(page, ':root { font-size: 200% }');
      expect(await overflowOf(page)).toBe(0);
      expect(await cutTexts(page)).toEqual([]);
    });
  }

  test('when lines, words and letters have more space between them', async ({ open }) => {
    const page = await open('/', phone);
    await adopt(
      page,
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    expect(await overflowOf(page)).toBe(0);
    expect(await cutTexts(page)).toEqual([]);
  });

  test('at 400 % zoom, which leaves a width of 320 px', async ({ open }) => {
    const page = await open('/', { viewport: { width: 320, height: 256 } });
    expect(await cutTexts(page)).toEqual([]);
    await page.locator('header summary').click();
    const last = page.getByRole('banner').getByRole('link', { name: navigation.templates.label });
    await last.scrollIntoViewIfNeeded();
    const box = await last.boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(256);
  });
});

describe('illustrations', () => {
  const moving = { reducedMotion: 'no-preference' } as const;
  const isMoving = (page: Page, part: string) =>
    page.evaluate((part) => document.querySelector(part)!.getAnimations().length > 0, part);
  const drawing = 'section:not(#hero) .enter';

  test('an illustration in a section plays only once', async ({ open }) => {
    const page = await open('/', moving);
    const part = page.locator(drawing).first();
    const ended = part.evaluate(
      (it) => new Promise((resolve) => it.addEventListener('animationend', resolve)),
    );
    await part.scrollIntoViewIfNeeded();
    await ended;
    // Waits two frames, because an IntersectionObserver reports only after the next frame.
    const twoFrames = () =>
      page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await twoFrames();
    await part.scrollIntoViewIfNeeded();
    await twoFrames();
    expect(await isMoving(page, drawing)).toBe(false);
  });

  /** Returns the visible texts on the hero's devices, and the last animation's end time in ms. */
  const screensOf = (page: Page, restart = false) =>
    page.evaluate((restart) => {
      const screens = document.querySelector<SVGElement>('#hero [viewBox="0 0 600 560"]')!;
      if (restart) {
        // Animations start again when a hidden drawing is shown again.
        screens.style.display = 'none';
        screens.getBoundingClientRect();
        screens.style.display = '';
      }
      const animations = screens.getAnimations({ subtree: true });
      const ends = animations.map(({ effect }) => Number(effect!.getComputedTiming().endTime));
      const isShown = (text: Element) =>
        text.checkVisibility({ opacityProperty: true }) && text.textContent !== '';
      const texts = [...screens.querySelectorAll('text')].filter(isShown);
      return { end: Math.max(0, ...ends), texts: texts.map(({ textContent }) => textContent) };
    }, restart);
  const { board, phone: app, chat } = home.hero.devices;
  const won = board.rows[0]?.stage;

  test('the illustration in the hero plays once, for 2.5 s', async ({ open }) => {
    const page = await open('/', moving);
    const start = await screensOf(page, true);
    expect(start.end).toBe(2500);
    const first = app.earlierHeadings?.[0];
    for (const text of [won, chat.answer]) expect(start.texts).not.toContain(text);
    expect(start.texts).toContain(first ?? app.heading);
    await expect.poll(async () => (await screensOf(page)).end).toBe(0);
    const { texts } = await screensOf(page);
    expect(texts).toEqual(expect.arrayContaining([won, app.heading, chat.answer]));
    expect(texts).not.toContain(first);
  });

  test('the illustration on a project card replays on hover and focus', async ({ open, skip }) => {
    skip(
      home.portfolio.items.every(({ picture }) => picture),
      'Every project has a picture instead of an illustration.',
    );
    const page = await open('/', moving);
    const card = page
      .getByRole('article')
      .filter({ has: page.locator('.enter') })
      .last();
    const playing = () =>
      card.evaluate((article) => article.getAnimations({ subtree: true }).length > 0);
    const playsAndRests = async () => {
      await expect.poll(playing).toBe(true);
      await expect.poll(playing).toBe(false);
    };
    await card.scrollIntoViewIfNeeded();
    await playsAndRests();
    await card.hover();
    await playsAndRests();
    await card.getByRole('link').focus();
    await playsAndRests();
  });

  test('on a phone, even a cropped drawing on a project card moves', async ({ open }) => {
    const page = await open('/', { ...moving, ...phone });
    for (const drawing of await page.locator('#portfolio article [data-moves]').all()) {
      await drawing.evaluate(({ parentElement }) =>
        parentElement?.scrollIntoView({ block: 'center', inline: 'center' }),
      );
      await expect.poll(() => drawing.getAttribute('data-moving')).toBe('');
    }
  });

  test('the parts of a drawing on a project card stay in place until they move', async ({
    open,
  }) => {
    const page = await open('/', { ...moving, ...phone });
    const displaced = await page.locator('#portfolio [data-moves] .enter').evaluateAll(
      (parts) =>
        parts.filter((part) => {
          part.closest('[data-moves]')?.setAttribute('data-moving', '');
          const placeAt = (time: number) => {
            for (const animation of part.getAnimations()) animation.currentTime = time;
            const { x, y, width } = part.getBoundingClientRect();
            return [x, y, width].map(Math.round).join(' ');
          };
          return placeAt(0) !== placeAt(60_000);
        }).length,
    );
    expect(displaced).toBe(0);
  });

  test('no illustration below the hero moves without JavaScript', async ({ open }) => {
    const page = await open('/', { ...moving, javaScriptEnabled: false });
    await page.locator(drawing).first().scrollIntoViewIfNeeded();
    expect(await isMoving(page, drawing)).toBe(false);
  });
});

test('with reduced motion, nothing moves, even after hovering and scrolling', async ({ open }) => {
  const page = await open('/', { reducedMotion: 'reduce' });
  const moving = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.locator('[data-sunset-runs]').waitFor();
  expect(await moving()).toBe(0);
  await page.getByRole('article').first().scrollIntoViewIfNeeded();
  await page.locator('[data-moving]').first().waitFor({ state: 'attached' });
  expect(await moving()).toBe(0);
  await page.getByRole('article').first().hover();
  expect(await moving()).toBe(0);
});
