import { compose } from '../../vite/compose.ts';
import type { Page } from 'playwright';
import { routes } from '../../src/app/routes.tsx';
import { home } from '../../src/content/en/home.ts';
import type { Locale } from '../../src/content/locale.ts';
import { settings } from '../../src/content/settings.ts';
import { describeAgency } from '../../src/content/structuredData.ts';
import { renderRoute } from '../../src/entry-server.tsx';
import { toPseudoLocale, toPseudoText } from '../support/pseudoLocale.ts';
import { badAnswer, describe, expect, siteUrl, test } from './support/test.ts';

/* A second language is a second set of content and a path prefix: here, a language that is none. */
const locale: Locale = { language: 'en-XA', direction: 'rtl', pathPrefix: '/xx' };
const services = toPseudoLocale(home.services.items, locale.pathPrefix);
const description = toPseudoText(home.metadata.description);
const site = {
  locale,
  routes: routes.map((route) => {
    const content = toPseudoLocale(route.content, locale.pathPrefix);
    if (content.metadata.structuredData) {
      content.metadata.structuredData = describeAgency(locale, description, services);
    }
    return { ...route, content };
  }),
};

/** What is for browsers without script is text too. */
const noScript = { javaScriptEnabled: false };

const pages = [
  { path: '/xx/', status: 200 },
  { path: '/xx/no/such/page', status: 404 },
];

/** Serves a page of the pseudo-locale, with the site's own fonts. */
async function serve(page: Page, path: string) {
  const { status, html, styles } = await renderRoute(
    new Request(new URL(path, siteUrl)),
    '/script.js',
    site,
  );
  const body = compose(html, styles, []);
  await page.route(siteUrl + path, (route) =>
    route.fulfill({ status, contentType: 'text/html; charset=utf-8', body }),
  );
  await page.route('**/*.woff2', (route) =>
    route.fulfill({ path: `.${new URL(route.request().url()).pathname}` }),
  );
}

describe.each(pages)('$path in a pseudo-locale', ({ path, status }) => {
  const expected = status === 200 ? [] : [badAnswer(status)];

  test('is rendered in its language, its direction and under its prefix', async () => {
    const request = new Request(new URL(path, siteUrl));
    const page = await renderRoute(request, '/script.js', site);
    expect(page.status).toBe(status);
    expect(page.html).toContain('<html lang="en-XA" dir="rtl"');
    const [, canonical] = /<link rel="canonical" href="(.*?)"/.exec(page.html) ?? [];
    expect(canonical).toBe(status === 200 ? settings.siteUrl + path : undefined);
  });

  test('leads to no page outside its prefix', async () => {
    const { html } = await renderRoute(new Request(new URL(path, siteUrl)), '/script.js', site);
    const body = html.slice(html.indexOf('<body'));
    const paths = [...body.matchAll(/ href="(\/[^"]*)"/g)].map(([, href]) => href);
    expect(paths).not.toEqual([]);
    expect(paths.filter((href) => !href?.startsWith(`${locale.pathPrefix}/`))).toEqual([]);
  });

  test('is described to search engines in its language', async () => {
    const { html } = await renderRoute(new Request(new URL(path, siteUrl)), '/script.js', site);
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(json !== undefined).toBe(status === 200);
    if (!json) return;
    expect(json).toContain('"inLanguage":"en-XA"');
    expect(json).toContain(`${settings.siteUrl}/xx/#services`);
    for (const { title } of home.services.items) expect(json).not.toContain(title);
  });

  test('has no text that is not from its content', async ({ open, consoleErrors }) => {
    const page = await open(path, { ...noScript, before: (page) => serve(page, path) });
    await consoleErrors.expectOnly(...expected);
    const texts = await page.evaluate(() => {
      const found = [document.title];
      const description = document.querySelector('meta[name=description]');
      found.push(description?.getAttribute('content') ?? '');
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        if (!parentElement?.matches('script, style')) found.push(textContent ?? '');
      }
      for (const name of ['aria-label', 'alt', 'placeholder', 'title']) {
        for (const element of document.querySelectorAll(`[${name}]`)) {
          found.push(element.getAttribute(name) ?? '');
        }
      }
      return found.filter((text) => text.trim());
    });
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter((text) => /[A-Za-z]/.test(text))).toEqual([]);
  });

  test.for([390, 1440])('fits a window of %i px', async (width, { open, consoleErrors }) => {
    const viewport = { width, height: 900 };
    const page = await open(path, { ...noScript, viewport, before: (page) => serve(page, path) });
    await consoleErrors.expectOnly(...expected);
    await page.evaluate(() => document.fonts.ready);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
