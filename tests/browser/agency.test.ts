import { cpSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';
import { home } from '../../src/content/en/home.ts';
import { teamLeads } from '../../src/content/en/teamLeads.ts';
import { settings } from '../../src/content/settings.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import { isAddress, toArabic } from '../fixtures/toArabic.ts';
import { createStaticHost } from '../../vite/host/serve.ts';
import { addArabic } from '../support/addArabic.ts';
import { serve } from '../support/serve.ts';
import { copySite } from '../support/siteCopy.ts';
import { expectNoViolation, forAxe } from './support/axe.ts';
import { functionPath } from './support/form.ts';
import { expect, type Open, overflowOf, test } from './support/test.ts';

/* Builds the site with an Arabic version, and with the content and colours of another agency. */
const fixture = 'tests/fixtures/agency';
const copy = copySite();
const site = await serve(createStaticHost(copy.pathOf('dist')));
const url = `${site.url}/`;

/** Replaces each hue in `primitives.ts`, which defines all colours. */
function recolour() {
  const hues = JSON.parse(readFileSync(`${fixture}/hues.json`, 'utf8')) as Record<string, string>;
  let text = copy.read('theme/primitives.ts');
  for (const [hue, other] of Object.entries(hues)) text = text.replace(hue, other);
  copy.write('theme/primitives.ts', text);
}

beforeAll(async () => {
  cpSync(`${fixture}/src`, copy.pathOf('src'), { recursive: true });
  cpSync(`${fixture}/settings.env`, copy.pathOf('.env'));
  recolour();
  addArabic(copy);
  copy.write('src/content/ar/pages/terms.md', '# الشروط\n\nكل عرض مكتوب.');
  await copy.run('vite/bin/vite.js', 'build', '--logLevel', 'warn');
});

afterAll(() => {
  site.close();
  copy.remove();
});

const analytics = 'https://stats.hinode.example/**';

/** Opens a page and mocks the analytics service, so that no request leaves the machine. */
const visit = (open: Open, path = '', options: Parameters<Open>[1] = {}) =>
  open(url + path, {
    ...options,
    before: (page) =>
      page.route(analytics, (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
  });

const pathsOfPages = ['', 'privacy', 'ar'];

/** Our agency's names and texts. Another agency's pages must not contain them. */
const own = [
  settings.brandName,
  settings.email,
  ...settings.offices.map(({ city }) => city).filter((city) => city !== 'Tokyo'),
  ...teamLeads.map(({ name }) => name),
  ...home.hero.headingLines,
  home.services.heading,
  home.portfolio.heading,
  ...home.portfolio.items.map(({ name }) => name),
  ...home.testimonials.items.flatMap(({ name, text }) => [name, text]),
];

test("Another agency's pages contain no names or texts from our agency", async () => {
  /* Ignores words that the fixture also uses, such as a project name that both agencies have. */
  const fixture = readFileSync('tests/fixtures/agency/src/content/en/portfolio.ts', 'utf8');
  for (const path of pathsOfPages) {
    const html = await (await fetch(url + path)).text();
    expect(own.filter((word) => html.includes(word) && !fixture.includes(word))).toEqual([]);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`Another agency's page passes axe in the ${colorScheme} colour scheme`, async ({ open }) => {
    await expectNoViolation(await visit(open, '', { ...forAxe, colorScheme }));
  });
}

test("Another agency's projects, clients and team lead have AVIF pictures", async ({ open }) => {
  const page = await visit(open);
  const images = await page.getByRole('main').locator('picture img').all();
  expect(images).toHaveLength(3 + 4 + 1);
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
    const page = await visit(open, path);
    for (const width of [280, 320, 390, ...edges.filter((width) => width > 0), 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overflowOf(page), `/${path} at ${width} px`).toBe(0);
    }
  }
});

const siteUrl = 'https://www.hinode.example';
const { notices } = home.contact.form;

const homes = ['/', '/ar', '/'];

test.for([
  { path: '', target: '/ar', versions: homes },
  { path: 'ar', target: '/', versions: homes },
  { path: 'ar/privacy', target: '/privacy', versions: ['/privacy', '/ar/privacy', '/privacy'] },
  { path: 'ar/terms', target: '/', versions: [] },
])(
  '/$path declares its language and links to the other language',
  async ({ path, target, versions }, { open }) => {
    const page = await visit(open, path);
    const read = (selector: string, names: string[]) =>
      page
        .locator(selector)
        .evaluateAll(
          (found, names) =>
            found.map((one) => names.map((name) => one.getAttribute(name)).join(' ')),
          names,
        );
    const [own, other, name] = path.startsWith('ar')
      ? ['ar rtl', `en-GB en-GB ${target}`, 'English']
      : ['en-GB ltr', `ar ar ${target}`, 'العربية'];
    expect(await read('html', ['lang', 'dir'])).toEqual([own]);
    expect(await read('link[rel=canonical]', ['href'])).toEqual([`${siteUrl}/${path}`]);
    expect(await read('footer a[hreflang]', ['lang', 'hreflang', 'href'])).toEqual([other]);
    expect(await page.locator('footer a[hreflang]').innerText()).toBe(name);
    const languages = ['en-GB', 'ar', 'x-default'];
    expect(await read('head link[hreflang]', ['hreflang', 'href'])).toEqual(
      versions.map((href, index) => `${languages[index]} ${siteUrl}${href}`),
    );
  },
);

test('An Arabic page links to Arabic pages, and the sitemap lists all pages', async ({ open }) => {
  const page = await visit(open, 'ar');
  const links = page.locator('a[href^="/"]:not([hreflang])');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(paths)).toEqual(new Set(['/ar/privacy', '/ar/terms']));
  expect(await page.locator('[type="application/ld+json"]').textContent()).toContain(
    `"url":"${siteUrl}/ar","inLanguage":"ar"`,
  );
  await links.last().click();
  await page.waitForURL(`${url}ar/terms`);
  const banner = page.getByRole('banner');
  expect(await banner.locator('a.brand').getAttribute('href')).toBe('/ar');
  const services = banner.locator('a[href$="#services"]');
  expect(await services.getAttribute('href')).toBe('/ar#services');
  const sitemap = await (await fetch(`${url}sitemap.xml`)).text();
  expect([...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => url)).toEqual(
    ['/', '/privacy', '/ar', '/ar/privacy', '/ar/terms'].map((path) => siteUrl + path),
  );
});

test('The Arabic page contains no English text', async ({ open }) => {
  const page = await visit(open, 'ar', { javaScriptEnabled: false });
  const texts = await page
    .locator('body :not(script, style)')
    .evaluateAll((elements) =>
      elements.flatMap((element) => [
        ...Array.from(element.childNodes, (node) => (node instanceof Text ? node.data : '')),
        ...['aria-label', 'alt', 'placeholder', 'title'].map(
          (name) => element.getAttribute(name) ?? '',
        ),
      ]),
    );
  expect(texts.length).toBeGreaterThan(50);
  const words = texts.flatMap((text) =>
    text.replaceAll('Hinode Software Workshop', '').split(/\s/),
  );
  const latin = words.filter((word) => /[A-Za-z]/.test(word) && !isAddress(word));
  // Only the link to the English page is in English.
  expect(new Set(latin)).toEqual(new Set(['English']));
});

test('The Arabic form sends its locale, and the page shows an Arabic notice', async ({ open }) => {
  const page = await visit(open, 'ar', { javaScriptEnabled: false });
  let locale: string | null = null;
  await page.route(functionPath, (route) => {
    locale = new URLSearchParams(route.request().postData() ?? '').get('locale');
    return route.fulfill({ status: 303, headers: { location: `/${locale}#message-sent` } });
  });
  const form = page.getByRole('form');
  for (const field of await form.locator('[required]').all()) await field.fill('layla@a.example');
  await form.getByRole('button').click();
  await page
    .getByRole('status')
    .filter({ hasText: toArabic(notices.sent.title) })
    .waitFor();
  expect(locale).toBe('ar');
  await page.goto(url);
  expect(await page.locator('[name=locale]').count()).toBe(0);
});
