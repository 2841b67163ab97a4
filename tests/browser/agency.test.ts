import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { Page } from 'playwright';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll } from 'vitest';
import { capitalise } from '../../src/content/counts.ts';
import { countInWords } from '../../src/content/en/counts.ts';
import { content } from '../../src/content/en/index.ts';
import { settings } from '../../src/content/settings.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import { createListener } from '../../server/app.ts';
import { createSite } from '../../server/site.ts';
import { toAgency } from '../fixtures/toAgency.ts';
import { isAddress, toArabic } from '../fixtures/toArabic.ts';
import { serve } from '../support/serve.ts';
import { agencyFolder, buildAgency, removeAgency } from './support/agency.ts';
import { expectNoViolation, forAxe } from './support/axe.ts';
import { contactMessage, formOn, functionPath, serveContact } from './support/form.ts';
import { expect, overflowOf, test } from './support/test.ts';

/*
 * Builds the site of another agency, with other settings and colours, an Arabic version, and the
 * changes that docs/how-to describes.
 */

const { home, locale } = content;
const agency = parseEnv(readFileSync('tests/fixtures/agency/settings.env', 'utf8'));
const brandName = agency['VITE_BRAND_NAME']!;
const email = agency['VITE_CONTACT_EMAIL']!;
const siteUrl = agency['VITE_SITE_URL']!;

/** A fake analytics script that sends an event and loads an image. */
const script = `
  const { domain } = document.currentScript.dataset;
  window.analytics = { domain, readyState: document.readyState };
  const { origin } = new URL(document.currentScript.src);
  navigator.sendBeacon(origin + '/event', domain);
  new Image().src = origin + '/pixel.gif';`;

const asked: string[] = [];
const service = await serve((request, response) => {
  const path = request.url?.replace(/\?.*/, '') ?? '';
  asked.push(`${request.method} ${path}`);
  if (path.endsWith('.js')) response.setHeader('content-type', 'text/javascript');
  response.end(path.endsWith('.js') ? script : undefined);
});
const site = await serve(createListener(createSite(agencyFolder)));
const url = `${site.url}/`;

beforeAll(() => buildAgency(service.url));

afterAll(() => {
  service.close();
  site.close();
  removeAgency();
});

const pathsOfPages = ['', 'privacy', 'ar'];

test("Another agency's page contains its own settings instead of ours", async () => {
  const html = await (await fetch(`${url}ar`)).text();
  const all = html + (await (await fetch(url)).text());
  const own = [settings.brandName, settings.email, settings.phone, settings.siteUrl];
  expect(own.filter((word) => all.includes(word))).toEqual([]);
  const [, structuredData] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)!;
  for (const word of [brandName, email, 'Tokyo', `"url":"${siteUrl}/ar","inLanguage":"ar"`]) {
    expect(structuredData).toContain(word);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`Another agency's page passes axe in the ${colorScheme} colour scheme`, async ({ open }) => {
    await expectNoViolation(await open(url, { ...forAxe, colorScheme }));
  });
}

test("Another agency's projects, clients and team lead have AVIF pictures", async ({ open }) => {
  const page = await open(url);
  const { portfolio, testimonials, contact } = toAgency(content).home;
  const items = [...portfolio.items, ...testimonials.items, ...contact.teamLeads.items];
  const pictured = items.filter(({ picture }) => picture);
  const images = await page.getByRole('main').locator('picture img').all();
  expect(images).toHaveLength(pictured.length + 1);
  for (const image of images) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc))
      .toMatch(/\.avif$/);
  }
});

test("Another agency's pages fit into windows from 280 to 2560 px wide", async ({ open }) => {
  const edges = Object.values(breakpoints.values).flatMap((em) => [em * 16 - 1, em * 16]);
  for (const path of pathsOfPages) {
    const page = await open(url + path);
    for (const width of [280, 320, 390, ...edges.filter((width) => width > 0), 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overflowOf(page), `/${path} at ${width} px`).toBe(0);
    }
  }
});

const { notices } = home.contact.form;

const homes = ['/', '/ar', '/'];

test.for([
  { path: '', target: '/ar', versions: homes },
  { path: 'ar', target: '/', versions: homes },
  { path: 'ar/privacy', target: '/privacy', versions: ['/privacy', '/ar/privacy', '/privacy'] },
  { path: 'ar/terms', target: '/', versions: [] },
])('/$path has its lang and a language link', async ({ path, target, versions }, { open }) => {
  const { language } = locale;
  const page = await open(url + path);
  const read = (selector: string, names: string[]) =>
    page
      .locator(selector)
      .evaluateAll(
        (found, names) => found.map((one) => names.map((name) => one.getAttribute(name)).join(' ')),
        names,
      );
  const [own, other, name] = path.startsWith('ar')
    ? ['ar rtl', `${language} ${language} ${target}`, locale.label]
    : [`${language} ${locale.direction}`, `ar ar ${target}`, 'العربية'];
  expect(await read('html', ['lang', 'dir'])).toEqual([own]);
  expect(await read('link[rel=canonical]', ['href'])).toEqual([`${siteUrl}/${path}`]);
  expect(await read('footer a[hreflang]', ['lang', 'hreflang', 'href'])).toEqual([other]);
  expect(await page.locator('footer a[hreflang]').innerText()).toBe(name);
  const languages = [language, 'ar', 'x-default'];
  expect(await read('head link[hreflang]', ['hreflang', 'href'])).toEqual(
    versions.map((href, index) => `${languages[index]} ${siteUrl}${href}`),
  );
});

test('An Arabic page links to Arabic pages and prints its links, and the sitemap lists all pages', async ({
  open,
}) => {
  const page = await open(`${url}ar`);
  const links = page.locator('a[href^="/"]:not([hreflang])');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(paths)).toEqual(new Set(['/ar/privacy', '/ar/terms']));
  await links.last().click();
  await page.waitForURL(`${url}ar/terms`);
  const banner = page.getByRole('banner');
  expect(await banner.locator('a.brand').getAttribute('href')).toBe('/ar');
  const toServices = page.locator('a[href$="#services"]');
  const hrefs = await toServices.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(hrefs)).toEqual(new Set(['/ar#services']));
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('main p').innerText()).toBe('كل عرض مكتوب.');
  const sitemap = await (await fetch(`${url}sitemap.xml`)).text();
  for (const path of ['/', '/privacy', '/ar', '/ar/privacy', '/ar/terms']) {
    expect.soft(sitemap).toContain(`<loc>${siteUrl}${path}</loc>`);
  }
});

test('The Arabic page contains no English text', async ({ open }) => {
  const page = await open(`${url}ar`, { javaScriptEnabled: false });
  const texts = await page
    .locator('title, meta:is([name=description], [property$=title], [property$=description])')
    .or(page.locator('meta[property$=alt], body :not(script, style)'))
    .evaluateAll((elements) =>
      elements.flatMap((element) => [
        ...Array.from(element.childNodes, (node) => (node instanceof Text ? node.data : '')),
        ...['aria-label', 'alt', 'content', 'placeholder', 'title'].map(
          (name) => element.getAttribute(name) ?? '',
        ),
      ]),
    );
  expect(texts.length).toBeGreaterThan(50);
  const words = texts.flatMap((text) => text.replaceAll(brandName, '').split(/\s/));
  const latin = words.filter((word) => /[A-Za-z]/.test(word) && !isAddress(word));
  // Only the link to the English page is in English.
  expect(latin.filter((word) => !locale.label.split(' ').includes(word))).toEqual([]);
});

test('The Arabic form sends its locale, and the page shows an Arabic notice', async ({ open }) => {
  const page = await open(`${url}ar`, { javaScriptEnabled: false });
  let locale: string | null = null;
  await page.route(functionPath, (route) => {
    locale = new URLSearchParams(route.request().postData() ?? '').get('locale');
    return route.fulfill({ status: 303, headers: { location: `/${locale}#message-sent` } });
  });
  const form = page.getByRole('form');
  for (const field of await form.locator('[required]').all()) await field.fill('layla@a.example');
  await form.getByRole('button').click();
  await page.getByRole('dialog', { name: toArabic(notices.sent.title) }).waitFor();
  expect(locale).toBe('ar');
  await page.goto(url);
  expect(await page.locator('[name=locale]').count()).toBe(0);
});

test('A script from an allowed source runs after load, and can send requests', async ({ open }) => {
  asked.length = 0;
  const page = await open(url);
  await expect
    .poll(() => asked.toSorted())
    .toEqual(['GET /js/script.js', 'GET /pixel.gif', 'POST /event']);
  expect(await page.evaluate('analytics')).toEqual({
    domain: 'example.com',
    readyState: 'complete',
  });
});

test('The page shows a new section, a new project and the new project count', async ({ open }) => {
  const page = await open(url);
  const { items, lead } = home.portfolio;
  const more = lead.replace(
    capitalise(countInWords(items.length)),
    capitalise(countInWords(items.length + 1)),
  );
  for (const text of ['Estuary', 'One weekly prize.', 'First: £4,000', more]) {
    expect.soft(await page.getByText(text, { exact: true }).isVisible(), text).toBe(true);
  }
});

test("A new section's question opens without JavaScript", async ({ open }) => {
  const page = await open(url, { javaScriptEnabled: false });
  const answer = page.locator('#prizes').getByText('Everything.');
  expect(await answer.isVisible()).toBe(false);
  await page.getByText('Included?').click();
  expect(await answer.isVisible()).toBe(true);
});

test('A logo has its size and the brand name before it loads', async ({ open, consoleErrors }) => {
  const before = (page: Page) => page.route('**/*.svg', (route) => route.abort());
  const page = await open(url, { before });
  const brand = page.getByRole('banner').getByRole('link', { name: brandName });
  expect(await brand.getByRole('img').boundingBox()).toMatchObject({ width: 108, height: 36 });
  await consoleErrors.expectOnly(/ERR_FAILED/);
});

const heading = 'Privacy';
const description = 'We use your message only to answer you.';

test('The form sends the value of a new field', async ({ open }) => {
  const page = await open(url);
  const { bodies } = await serveContact(page);
  const contact = formOn(page);
  await contact.complete();
  await contact.form.getByRole('textbox', { name: 'fax (optional)' }).fill('+44 20 7946 0000');
  await contact.button.click();
  await expect.poll(() => bodies).toEqual([{ ...contactMessage, fax: '+44 20 7946 0000' }]);
});

test('A text page prints on one sheet with the letterhead', async ({ open }) => {
  const page = await open(`${url}privacy`, { colorScheme: 'dark' });
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { text } = await extractText(pdf);
  expect(text).toHaveLength(1);
  for (const line of [email, heading, description]) expect(text[0]).toContain(line);
  expect(text[0]).not.toContain(home.frame.skipLink);
});
