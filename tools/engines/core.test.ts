import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { home } from '../../src/content/home.ts';
import { anchors } from '../../src/content/links.ts';
import { notFound } from '../../src/content/messagePages.ts';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';
import { mailsAbout } from '../../tests/browser/support/outbox.ts';
import type { Engine } from './engine.ts';
import { installedEngines } from './installed.ts';
import { unreadableText } from './textContrast.ts';

const site = inject('siteUrl');
const menuButton = 'header summary';
const sendButton = '#contact form button[type=submit]';
const { sent, failed } = home.contact.form.notices;

/** The browser's own `fetch` fails once, so that no server is needed for it. */
function failNextFetch(): void {
  const original = window.fetch.bind(window);
  window.fetch = () => {
    window.fetch = original;
    return Promise.reject(new TypeError('The line is down.'));
  };
}

/** What sticks out of the window to its right, or makes the page scroll sideways. */
function overflowing(): string[] {
  const root = document.documentElement;
  const width = root.clientWidth;
  if (root.scrollWidth <= width) return [];
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > width + 1,
  );
  return wide.slice(0, 5).map((element) => `${element.tagName} ${element.textContent}`);
}

const engines = await installedEngines();

describe.each(engines)('$label', ({ start }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
    console.log(engine.name);
  });
  afterAll(() => engine?.close());

  const textOf = (selector: string) =>
    engine.run(
      (wanted) =>
        [...document.querySelectorAll<HTMLElement>(wanted)]
          .filter((element) => element.getClientRects().length > 0)
          .map((element) => element.innerText)
          .join('\n'),
      selector,
    );
  const isShown = (selector: string) =>
    engine.run(
      (wanted) =>
        [...document.querySelectorAll(wanted)].some(
          (element) => element.getClientRects().length > 0,
        ),
      selector,
    );
  const fieldValues = () =>
    engine.run(() =>
      [...document.querySelectorAll<HTMLInputElement>('#contact input, #contact textarea')].map(
        ({ value }) => value,
      ),
    );

  async function fill(projectDetails: string) {
    for (const [name, text] of Object.entries({ ...contactMessage, projectDetails })) {
      await engine.type(`#contact [name=${name}]`, text);
    }
  }

  test('reads the page in order', async () => {
    await engine.resize(1280, 900);
    await engine.goto(`${site}/`);
    // Each of its lines is a block: a reader hears a space, and innerText has a break.
    expect((await textOf('h1')).split(/\s+/).join(' ')).toBe(home.hero.heading);
    expect(
      await engine.run(() =>
        [...document.querySelectorAll('main > section')].map((section) => section.id),
      ),
    ).toEqual(['hero', ...Object.values(anchors)]);
    const tops = await engine.run(() =>
      [...document.querySelectorAll('h1, h2')].map(
        (heading) => heading.getBoundingClientRect().top,
      ),
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(await engine.takeConsoleErrors()).toEqual([]);
  });

  test.each(['light', 'dark'] as const)('every text is readable: %s', async (colorScheme) => {
    const own = await start({ colorScheme });
    try {
      await own.resize(1280, 900);
      await own.goto(`${site}/`);
      expect(
        await own.run(
          (scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches,
          colorScheme,
        ),
      ).toBe(true);
      expect(await unreadableText(own)).toEqual([]);
    } finally {
      await own.close();
    }
  });

  test('hides the skip link until it has the focus', async () => {
    await engine.goto(`${site}/`);
    const skipLinkBottom = () =>
      engine.run(() => document.querySelector('body > a')?.getBoundingClientRect().bottom ?? 0);
    expect(await skipLinkBottom()).toBeLessThanOrEqual(0);
  });

  test.each([1280, 1024, 768, 480])('nothing sticks out sideways at %i px', async (width) => {
    await engine.resize(width, 900);
    await engine.goto(`${site}/`);
    expect(await engine.run(() => innerWidth)).toBe(width);
    expect(await engine.run(overflowing)).toEqual([]);
  });

  test('the bar leads to its sections, below itself, and gains its background', async () => {
    await engine.resize(1280, 900);
    await engine.goto(`${site}/`);
    const item = 'header li a[href="#testimonials"]';
    const canMeasureBar = await engine.run(() => CSS.supports('container-type', 'inline-size'));
    expect(await isShown(item)).toBe(canMeasureBar);
    // Without container queries the menu has them at every width.
    if (!canMeasureBar) await engine.click(menuButton);
    await engine.click(item);
    await expect
      .poll(() =>
        engine.run(() => {
          const heading = document.querySelector('#testimonials h2')?.getBoundingClientRect().top;
          const bar = document.querySelector('header')?.getBoundingClientRect().bottom;
          return heading !== undefined && bar !== undefined && heading >= bar && heading < 500;
        }),
      )
      .toBe(true);
    await expect
      .poll(() => engine.run(() => document.querySelector('header')?.hasAttribute('data-scrolled')))
      .toBe(true);
  });

  test('the menu opens, closes by its button and by Escape, and leads to a section', async () => {
    await engine.resize(480, 900);
    await engine.goto(`${site}/`);
    // Firefox reports a script of the page that was left while it loaded.
    await engine.takeConsoleErrors();
    const item = 'header li a[href="#services"]';
    expect(await isShown(item)).toBe(false);
    for (const close of [() => engine.click(menuButton), () => engine.press('Escape')]) {
      await engine.click(menuButton);
      await expect.poll(() => isShown(item)).toBe(true);
      await close();
      await expect.poll(() => isShown(item)).toBe(false);
    }
    await engine.click(menuButton);
    await engine.click(item);
    await expect.poll(() => isShown(item)).toBe(false);
    await expect.poll(() => engine.run(() => location.hash)).toBe('#services');
    expect(await engine.takeConsoleErrors()).toEqual([]);
  });

  test('a message is sent, and the visitor is thanked', async () => {
    const mark = randomUUID();
    await engine.resize(1280, 900);
    await engine.goto(`${site}/`);
    await fill(mark);
    await engine.click(sendButton);
    await expect.poll(() => textOf('[role=status]')).toContain(sent.title);
    expect(await mailsAbout(mark)).toHaveLength(1);
    expect(await engine.takeConsoleErrors()).toEqual([]);
  });

  test('what is typed stays, with its focus, though an extension changed the form', async () => {
    await engine.goto(`${site}/`);
    await engine.run(() => {
      for (const input of document.querySelectorAll('form input')) {
        input.after(document.createElement('span'));
      }
    });
    await engine.type('#contact-firstName', 'Layla Maria Josephine');
    await expect
      .poll(() =>
        engine.run(() =>
          document.querySelector('[data-island-status]')?.getAttribute('data-island-status'),
        ),
      )
      .toBe('hydrated');
    expect(
      await engine.run(() => [
        document.querySelector<HTMLInputElement>('#contact-firstName')?.value,
        document.activeElement?.id,
        document.querySelectorAll('form input + span').length,
      ]),
    ).toEqual(['Layla Maria Josephine', 'contact-firstName', 0]);
    // React says that it rendered the island anew.
    await engine.takeConsoleErrors();
  });

  test('a message that fails keeps its words, and the next click sends it', async () => {
    const mark = randomUUID();
    await engine.resize(1280, 900);
    await engine.goto(`${site}/`);
    await fill(mark);
    await expect.poll(() => isShown('[data-island-status=hydrated]')).toBe(true);
    await engine.run(failNextFetch);
    await engine.click(sendButton);
    await expect.poll(() => textOf('[role=alert]')).toContain(failed.title);
    expect(await fieldValues()).toEqual(Object.values({ ...contactMessage, projectDetails: mark }));
    const unexpected = (text: string) => !text.includes('could not be sent');
    expect((await engine.takeConsoleErrors()).filter(unexpected)).toEqual([]);

    await engine.click(sendButton);
    await expect.poll(() => textOf('[role=status]')).toContain(sent.title);
    expect(await fieldValues()).toEqual(['', '', '', '']);
    expect(await mailsAbout(mark)).toHaveLength(1);

    await engine.click('#notices button');
    await expect.poll(() => isShown('#notices [role=status]')).toBe(false);
  });

  test('an unknown address says so, and the console has nothing else', async () => {
    await engine.takeConsoleErrors();
    await engine.goto(`${site}/unknown`);
    expect(await textOf('main h1')).toBe(notFound.heading);
    expect(await textOf('main')).toContain(notFound.text);
    const unexpected = (text: string) => !/not found|404/i.test(text);
    expect((await engine.takeConsoleErrors()).filter(unexpected)).toEqual([]);
  });

  test('Back to a page that was left brings a form that sends', async () => {
    await engine.resize(1280, 900);
    await engine.goto(`${site}/#contact`);
    await engine.goto(`${site}/robots.txt`);
    await engine.back();
    await expect.poll(() => isShown('#contact form').catch(() => false)).toBe(true);
    const mark = randomUUID();
    await fill(mark);
    await engine.click(sendButton);
    // The old notice may still stand: that the fields are empty again is the sign.
    await expect.poll(fieldValues).toEqual(['', '', '', '']);
    expect(await mailsAbout(mark)).toHaveLength(1);
  });
});
