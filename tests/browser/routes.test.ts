import { addresses } from '../support/addresses.ts';
import { axeViews, expectNoViolation } from './support/axe.ts';
import { badAnswer, describe, expect, siteUrl, test } from './support/test.ts';

/** Console errors of a page that does not exist: one of the browser and one of the page. */
function expectedErrors(path: string, status: number) {
  return status === 200 ? [] : [badAnswer(status), new RegExp(`^Page not found: ${path}$`)];
}

describe.each(addresses)('$path', ({ path, status }) => {
  test(`answers ${status} with one h1, and logs no unexpected error`, async ({
    open,
    consoleErrors,
  }) => {
    const page = await open(path, {
      before: async (page) => {
        page.on('response', (response) => {
          if (response.url() === siteUrl + path) expect.soft(response.status()).toBe(status);
        });
      },
    });
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.title()).not.toBe('');
    await consoleErrors.expectOnly(...expectedErrors(path, status));
  });

  test('has no link to a missing page or anchor of the site', async ({ open, consoleErrors }) => {
    const page = await open(path);
    const urls = await page
      .locator('a[href]')
      .evaluateAll((links) => (links as HTMLAnchorElement[]).map(({ href }) => href));
    const own = new Set(urls.filter((url) => url.startsWith(siteUrl)));
    expect(own.size).toBeGreaterThan(0);
    for (const url of own) {
      const answer = url.startsWith(`${page.url()}#`) ? undefined : await fetch(url);
      expect.soft(answer?.status ?? 200, url).toBe(200);
      const html = answer ? await answer.text() : await page.content();
      const { hash } = new URL(url);
      if (hash) expect.soft(html, url).toContain(` id="${hash.slice(1)}"`);
    }
    await consoleErrors.expectOnly(...expectedErrors(path, status));
  });

  for (const { name, options } of axeViews) {
    test(`has no axe violation ${name}`, async ({ open, consoleErrors }) => {
      await expectNoViolation(await open(path, options));
      await consoleErrors.expectOnly(...expectedErrors(path, status));
    });
  }
});

test('the served sitemap has the addresses that answer 200, and no others', async () => {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(paths).toEqual(addresses.filter(({ status }) => status === 200).map(({ path }) => path));
});
