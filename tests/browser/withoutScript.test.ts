import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { home } from '../../src/content/en/home.ts';
import { contactMessage, formOn, functionPath } from './support/form.ts';
import { mailsAbout } from './support/outbox.ts';
import { describe, expect, test } from './support/test.ts';

const { notices } = home.contact.form;

const noScript = { javaScriptEnabled: false };

describe('without JavaScript', () => {
  test('the page has the same text as with JavaScript', async ({ open }) => {
    const textOf = async (page: Page) =>
      (await page.locator('body').innerText()).replace(/\s+/g, ' ');
    const withScript = await open();
    // Only a script adds the offices' local times and the reply time.
    const times = withScript.locator('[data-time-zone], [data-hours]');
    await times.evaluateAll((all) => all.forEach((time) => time.remove()));
    expect(await textOf(await open('/', noScript))).toBe(await textOf(withScript));
  });

  test('a message reaches the outbox, and a redirect shows a success notice', async ({ open }) => {
    const page = await open('/', noScript);
    const mark = randomUUID();
    const message = { ...contactMessage, projectDetails: mark };
    const [answer] = await Promise.all([
      page.waitForResponse(functionPath),
      formOn(page).send(message),
    ]);
    expect(answer.status()).toBe(303);
    await page.waitForURL(/\/#message-sent$/);
    const notice = page.getByRole('status').filter({ hasText: notices.sent.title });
    await notice.waitFor();
    expect(await page.getByText(notices.failed.title).isVisible()).toBe(false);
    expect(await mailsAbout(mark)).toHaveLength(1);

    await notice.getByRole('link', { name: notices.sent.dismissLabel }).click();
    await notice.waitFor({ state: 'hidden' });
  });
});
