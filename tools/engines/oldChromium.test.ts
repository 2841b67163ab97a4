import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import { fetchOldChromium } from './oldChromium.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium(await fetchOldChromium());
});
afterAll(() => browser?.close());

test.each([
  ['/', 'light', 1280],
  ['/', 'dark', 390],
  ['/unknown', 'light', 390],
  ['/unknown', 'dark', 1280],
] as const)('Every text on %s is readable in the %s scheme at %i px', async (...view) => {
  const [path, colorScheme, width] = view;
  const viewport = { width, height: 900 };
  await using context = await browser.newContext({ bypassCSP: true, colorScheme, viewport });
  const page = await context.newPage();
  // Blocks the scripts instead of switching them off, because axe is a script too.
  for (const pattern of ['**/none', '**/*.js']) {
    await page.route(pattern, (route) => route.abort());
    await page.goto(inject('siteUrl') + path);
    const axe = new AxeBuilder({ page }).withRules(['color-contrast']);
    const { violations, passes } = await axe.analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
    expect(passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThan(0);
  }
});

test('The form sends a message without script', async () => {
  await using page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(inject('siteUrl'));
  const projectDetails = randomUUID();
  const message = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', projectDetails };
  for (const [name, value] of Object.entries(message)) {
    await page.locator(`#contact [name=${name}]`).fill(value);
  }
  await page.locator('#contact [type=submit]').click({ force: true });
  await page.waitForURL(/#message-sent$/);
  const mails = () => globSync('.outbox/*.eml').map((path) => readFileSync(path, 'utf8'));
  await expect.poll(() => mails().some((mail) => mail.includes(projectDetails))).toBe(true);
});
