import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { home } from '../../src/content/en/home.ts';
import { settings } from '../../src/content/settings.ts';
import { createStaticHost } from '../../vite/host/serve.ts';
import { isAddress, toArabic } from '../fixtures/toArabic.ts';
import { addArabic } from '../support/addArabic.ts';
import { serve } from '../support/serve.ts';
import { copySite } from '../support/siteCopy.ts';
import { functionPath } from './support/form.ts';
import { expect, test } from './support/test.ts';

const { siteUrl } = settings;
const { contact, navigation } = toArabic(home);
const { form } = contact;
const [firstItem] = navigation.items;
const copy = copySite();
const site = await serve(createStaticHost(copy.pathOf('dist')));
afterAll(() => {
  site.close();
  copy.remove();
});

beforeAll(async () => {
  copy.write('.env', 'VITE_LOCALES=en, ar');
  addArabic(copy);
  copy.write('src/content/ar/pages/terms.md', '# الشروط\n\nكل عرض مكتوب.');
  copy.write('src/content/ar/pages/privacy.md', '# الخصوصية\n\nرسالتك بريد لا غير.');
  copy.write('src/content/en/pages/privacy.md', '# Privacy\n\nYour message is a mail.');
  await copy.run('vite/bin/vite.js', 'build', '--logLevel', 'warn');
});

/** Language, direction, canonical address, versions of the page, and links to other languages. */
function describePage(page: Page) {
  return page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    const links = [...document.querySelectorAll<HTMLLinkElement>('head link[hreflang]')];
    const others = [...document.querySelectorAll<HTMLAnchorElement>('footer a[hreflang]')];
    return {
      lang,
      dir,
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
      versions: links.map(({ hreflang, href }) => `${hreflang} ${href}`),
      others: others.map(({ lang, hreflang, innerText, pathname }) =>
        [lang, hreflang, innerText, pathname].join(' '),
      ),
    };
  });
}

const english = { lang: 'en-GB', dir: 'ltr', link: 'en-GB en-GB English' };
const rightToLeft = { lang: 'ar', dir: 'rtl', link: 'ar ar العربية' };
const homes = ['/', '/ar', '/'];

test.for([
  { path: '/', own: english, other: rightToLeft, target: '/ar', versions: homes },
  { path: '/ar', own: rightToLeft, other: english, target: '/', versions: homes },
  {
    path: '/ar/privacy',
    own: rightToLeft,
    other: english,
    target: '/privacy',
    versions: ['/privacy', '/ar/privacy', '/privacy'],
  },
  { path: '/ar/terms', own: rightToLeft, other: english, target: '/', versions: [] },
])(
  '$path states its language and links to the other language',
  async ({ path, own, other, target, versions }, { open }) => {
    const page = await open(site.url + path);
    expect(await describePage(page)).toEqual({
      lang: own.lang,
      dir: own.dir,
      canonical: siteUrl + path,
      versions: versions.map(
        (href, index) => `${['en-GB', 'ar', 'x-default'][index]} ${siteUrl}${href}`,
      ),
      others: [`${other.link} ${target}`],
    });
  },
);

test('Every address of an Arabic page starts with /ar and is in the sitemap', async ({ open }) => {
  const page = await open(`${site.url}/ar`);
  const links = page.locator('a[href^="/"]:not([hreflang])');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(paths)).toEqual(new Set(['/ar', '/ar/privacy', '/ar/terms']));
  await links.last().click();
  await page.getByRole('banner').getByRole('link', { name: firstItem!.label }).click();
  await page.waitForURL(`${site.url}/ar${firstItem!.href}`);
  expect(await page.locator('[type="application/ld+json"]').textContent()).toContain(
    `"url":"${siteUrl}/ar","inLanguage":"ar"`,
  );
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  expect([...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => url)).toEqual(
    ['/', '/privacy', '/ar', '/ar/privacy', '/ar/terms'].map((path) => siteUrl + path),
  );
});

test('The Arabic page has no English text', async ({ open }) => {
  const page = await open(`${site.url}/ar`, { javaScriptEnabled: false });
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.matches('script, style')) found.push(textContent ?? '');
    }
    for (const name of ['aria-label', 'alt', 'placeholder', 'title']) {
      const elements = document.querySelectorAll(`body [${name}]`);
      found.push(...Array.from(elements, (element) => element.getAttribute(name) ?? ''));
    }
    return found;
  });
  expect(texts.length).toBeGreaterThan(50);
  const words = texts.flatMap((text) => text.replaceAll(settings.brandName, '').split(/\s/));
  const latin = words.filter((word) => /[A-Za-z]/.test(word) && !isAddress(word));
  // The link to the other language.
  expect(new Set(latin)).toEqual(new Set(['English']));
});

test('The form of the Arabic page sends its locale, and the visitor gets an Arabic notice', async ({
  open,
}) => {
  const page = await open(`${site.url}/ar`, { javaScriptEnabled: false });
  let locale: string | null = null;
  await page.route(functionPath, (route) => {
    locale = new URLSearchParams(route.request().postData() ?? '').get('locale');
    return route.fulfill({ status: 303, headers: { location: `/${locale}#message-sent` } });
  });
  for (const { label } of Object.values(form.fields)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill('layla@company.example');
  }
  await page.getByRole('button', { name: form.submit }).click();
  await page.getByRole('status').filter({ hasText: form.notices.sent.title }).waitFor();
  expect(locale).toBe('ar');
  await page.goto(site.url);
  expect(await page.locator('[name=locale]').count()).toBe(0);
});

test('The Arabic page fits windows of 360, 768 and 1440 px', async ({ open }) => {
  const page = await open(`${site.url}/ar`);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${width} px`).toBe(0);
  }
});
