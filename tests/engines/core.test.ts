import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { mailsAbout } from '../browser/support/outbox.ts';
import type { Engine } from './engine.ts';
import { findFirefox, startFirefox } from './firefox.ts';
import { findWebKit, startWebKit } from './webkit.ts';

const site = inject('siteUrl');
const [firefox, webkit] = [findFirefox(), findWebKit()];
const engines: [string, () => Promise<Engine>][] = [];
if (firefox) engines.push(['Firefox', () => startFirefox(firefox)]);
if (webkit) engines.push(['WebKit', () => startWebKit(webkit)]);

const button = '#contact form button[type=submit]';
const enquiry = { firstName: 'Layla', lastName: 'Haddad', email: 'layla@company.example' };

/** Every violation of the policy since the page began, kept by the browser for whoever asks late. */
function violations(): Promise<string[]> {
  return new Promise((resolve) => {
    if (typeof ReportingObserver === 'undefined') return resolve([]);
    const observer = new ReportingObserver(
      (reports) => resolve(reports.map(({ body }) => JSON.stringify(body))),
      { types: ['csp-violation'], buffered: true },
    );
    observer.observe();
    setTimeout(() => resolve([]), 100);
    return undefined;
  });
}

/** Where the failure is to be had without a server for it: the browser's own `fetch` is told. */
function failNextSend() {
  const own = window.fetch.bind(window);
  window.fetch = () => {
    window.fetch = own;
    return Promise.reject(new TypeError('The line is down.'));
  };
}

describe.each(engines)('%s keeps the core promises', (_name, start) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.close());

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
      (wanted) => (document.querySelector(wanted)?.getClientRects().length ?? 0) > 0,
      selector,
    );
  const fieldValues = () =>
    engine.run(() =>
      [...document.querySelectorAll<HTMLInputElement>('form input, form textarea')].map(
        ({ value }) => value,
      ),
    );

  async function fill(projectDetails: string) {
    for (const [name, text] of Object.entries({ ...enquiry, projectDetails })) {
      await engine.type(`#contact-${name}`, text);
    }
  }

  test('the page reads, in order', async () => {
    await engine.resize(1280, 900);
    await engine.goto(`${site}/`);
    expect(await textOf('h1')).toMatch(/AI-Powered Apps/);
    expect(
      await engine.run(() =>
        [...document.querySelectorAll('main > section')].map((section) => section.id),
      ),
    ).toEqual(['hero', 'services', 'portfolio', 'digital-marketing', 'testimonials', 'contact']);
    expect(await engine.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThan(
      1,
    );
  });

  test('the bar leads to its sections, below itself, and gains its shadow', async () => {
    await engine.click('nav a[href="#testimonials"]');
    await expect
      .poll(() =>
        engine.run(() => {
          const heading = document.querySelector('#testimonials h2')?.getBoundingClientRect().top;
          const bar = document.querySelector('header')?.getBoundingClientRect().bottom;
          return heading !== undefined && bar !== undefined && heading >= bar && heading < 500;
        }),
      )
      .toBe(true);
    expect(
      await engine.run(() => document.querySelector('header')?.hasAttribute('data-scrolled')),
    ).toBe(true);
  });

  test('the menu of a narrow window opens, and closes after a choice', async () => {
    await engine.resize(480, 900);
    await engine.goto(`${site}/`);
    expect(await isShown('#site-menu')).toBe(false);
    await engine.click('[popovertarget=site-menu]');
    await expect.poll(() => isShown('#site-menu')).toBe(true);
    await engine.click('#site-menu a[href="#services"]');
    await expect.poll(() => isShown('#site-menu')).toBe(false);
    expect(await engine.run(() => location.hash)).toBe('#services');
    expect(await engine.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThan(
      1,
    );
    await engine.resize(1280, 900);
  });

  test('a message that fails keeps its words; the next click sends it, and it is thanked for', async () => {
    const mark = randomUUID();
    await engine.goto(`${site}/#contact`);
    await fill(mark);
    await expect
      .poll(() =>
        engine.run(() =>
          Object.keys(document.querySelector('form') ?? {})
            .join()
            .includes('__react'),
        ),
      )
      .toBe(true);
    await engine.run(failNextSend);
    await engine.click(button);
    await expect.poll(() => textOf('[role=alert]')).toMatch(/^Error sending message\s+Please try/);
    expect(await fieldValues()).toEqual([...Object.values(enquiry), mark]);
    expect(engine.takeComplaints().filter((text) => !text.includes('could not be sent'))).toEqual(
      [],
    );

    await engine.click(button);
    await expect
      .poll(() => textOf('[role=status]'))
      .toMatch(/^Thank you for your message!\s+We'll get back/);
    expect(await fieldValues()).toEqual(['', '', '', '']);
    expect(await mailsAbout(mark)).toHaveLength(1);

    // It slides in, and cannot be pressed before it has arrived.
    await expect
      .poll(() =>
        engine.click('#notices button').then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await expect.poll(() => isShown('#notices [role=status]')).toBe(false);
    expect(await engine.run(violations)).toEqual([]);
  });

  test('a page that is not there says so, and nothing complains', async () => {
    engine.takeComplaints();
    await engine.goto(`${site}/unknown`);
    expect(await textOf('main')).toMatch(/404\s+Oops! Page not found/);
    const complaints = engine.takeComplaints().filter((text) => !text.includes('not found'));
    expect(complaints).toEqual([]);
    expect(await engine.run(violations)).toEqual([]);
  });

  test('Back to a page that was left brings a form that works', async () => {
    await engine.goto(`${site}/#contact`);
    await engine.goto(`${site}/robots.txt`);
    await engine.back();
    await expect.poll(() => isShown('#contact form').catch(() => false)).toBe(true);
    const mark = randomUUID();
    await fill(mark);
    await engine.click(button);
    // The old notice may still stand: that the fields are empty again is the sign.
    await expect.poll(fieldValues).toEqual(['', '', '', '']);
    expect(await mailsAbout(mark)).toHaveLength(1);
  });
});
