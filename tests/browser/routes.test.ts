import { addresses } from '../support/addresses.ts';
import { axeViews, expectNoViolation } from './support/axe.ts';
import { badAnswer, describe, expect, siteUrl, test } from './support/test.ts';

const ownFile = /^\/(assets\/|favicon|icon|site\.webmanifest)/;

/** Returns the expected errors. For a missing page, the browser and our script each log one. */
function expectedErrors(path: string, status: number) {
  return status === 200 ? [] : [badAnswer(status), new RegExp(`^Page not found: ${path}$`)];
}

describe.each(addresses)('$path', ({ path, status }) => {
  test('loads only own files and has no dead links (CALL-3)', async ({ open, consoleErrors }) => {
    const asked: string[] = [];
    const page = await open(path, {
      before: async (page) => void page.on('request', (request) => asked.push(request.url())),
    });
    await page.keyboard.press('End');
    await page.waitForLoadState('networkidle');
    expect(asked).toContain(siteUrl + path);
    const isOwn = (url: string) =>
      url.startsWith('data:') || ownFile.test(url.replace(siteUrl, ''));
    expect(asked.filter((url) => !isOwn(url) && url !== siteUrl + path)).toEqual([]);
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
      if (hash) expect.soft(html, url).toContain(` id="${decodeURIComponent(hash.slice(1))}"`);
    }
    await consoleErrors.expectOnly(...expectedErrors(path, status));
  });

  for (const { name, options } of axeViews) {
    test(`has no axe violations ${name}`, async ({ open, consoleErrors }) => {
      await expectNoViolation(await open(path, options));
      await consoleErrors.expectOnly(...expectedErrors(path, status));
    });
  }
});
