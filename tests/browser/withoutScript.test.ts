import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import {
  contactFields,
  honeypotField,
  resultAnchors,
} from '../../supabase/functions/_shared/contract.ts';
import { contactMessage, formOn, functionPath, noticesOn } from './support/form.ts';
import { mailsAbout } from './support/outbox.ts';
import { hold, scripts } from './support/scripts.ts';
import { contrast } from '../../theme/contrast.ts';
import { describe, expect, firstFrameSeen, type OpenPage, test } from './support/test.ts';

const noScript = { javaScriptEnabled: false };

describe('without JavaScript', () => {
  test('the page has the same text as with JavaScript', async ({ open }) => {
    const textOf = async (page: Page) =>
      (await page.locator('body').innerText()).replace(/\s+/g, ' ');
    const withScript = await open();
    // Without a script, the page shows no local times and no reply time.
    const times = withScript.locator('[data-time-zone], [data-hours]');
    await times.evaluateAll((all) => all.forEach((time) => time.remove()));
    expect(await textOf(await open('/', noScript))).toBe(await textOf(withScript));
  });

  test('the navigation bar is readable after scrolling', async ({ open }) => {
    const page = await open('/', noScript);
    for (const anchor of ['#hero', '#services', '#contact']) {
      await page.goto(new URL(anchor, page.url()).href);
      const [text, background] = await page.evaluate(() => [
        getComputedStyle(document.querySelector('header .brand')!).color,
        getComputedStyle(document.querySelector('header')!).backgroundColor,
      ]);
      expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
    }
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
    const { sent, failed, dismiss } = noticesOn(page);
    await sent.waitFor();
    expect(await failed.isVisible()).toBe(false);
    expect(await mailsAbout(mark)).toHaveLength(1);

    await dismiss.click();
    await sent.waitFor({ state: 'hidden' });
  });

  test('a text that is too long leads to the failure notice and stays in the form', async ({
    open,
  }) => {
    const page = await open('/', noScript);
    const form = formOn(page);
    await form.complete();
    const projectDetails = 'a'.repeat(300_000);
    // `fill` inserts text like a keyboard, so for a long text it takes longer than its timeout.
    await form
      .field('projectDetails')
      .evaluate((field: HTMLTextAreaElement, text) => (field.value = text), projectDetails);
    await form.button.click();
    await page.waitForURL(/\/#message-failed$/);
    await noticesOn(page).failed.waitFor();
    await page.goBack();
    expect(await form.field('projectDetails').inputValue()).toBe(projectDetails);
  });

  test('the form has a hidden honeypot field against spam', async ({ open }) => {
    const page = await open('/', noScript);
    const trap = page.locator(`[name=${honeypotField}]`);
    expect(await trap.count()).toBe(1);
    expect((await trap.locator('..').boundingBox())?.width).toBeLessThanOrEqual(1);
    expect(await page.getByRole('textbox').count()).toBe(contactFields.length);
    const withScript = await open();
    expect(await withScript.locator(`form [name=${honeypotField}]`).count()).toBe(0);
  });

  test('the browser rejects a first name that has only invisible characters', async ({ open }) => {
    const page = await open('/', noScript);
    const form = formOn(page);
    for (const blank of ['   ', '\u200B', '\u00A0\u2800']) {
      await form.send({ ...contactMessage, firstName: blank });
      expect(page.url()).not.toContain('#');
      expect(
        await form.field('firstName').evaluate((input: HTMLInputElement) => input.validity.valid),
      ).toBe(false);
    }
  });
});

describe('the URL of a notice', () => {
  /** Posts the form before the script runs. The function redirects to the notice. */
  const postEarly = async (open: OpenPage, result: keyof typeof resultAnchors) => {
    const { before, release } = hold(scripts.entry);
    const page = await open('/', { before, waitUntil: 'commit' });
    const location = `/#${resultAnchors[result]}`;
    await page.route(functionPath, (route) =>
      route.fulfill({ status: 303, headers: { location, 'referrer-policy': 'no-referrer' } }),
    );
    await formOn(page).send();
    await page.waitForURL(`**${location}`, { waitUntil: 'commit' });
    release();
    await page.evaluate(firstFrameSeen);
    return page;
  };

  test('shows the result to a visitor who sends no referrer', async ({ open }) => {
    for (const result of ['sent', 'failed'] as const) {
      const page = await postEarly(open, result);
      expect(await page.evaluate(() => document.referrer)).toBe('');
      await noticesOn(page)[result].waitFor();
    }
  });

  test('does not show a dismissed notice again', async ({ open }) => {
    const page = await postEarly(open, 'sent');
    await noticesOn(page).dismiss.click();
    await page.waitForURL(/\/$/);
    await page.goto('/robots.txt');
    await page.goBack();
    await page.evaluate(firstFrameSeen);
    expect(await noticesOn(page).sent.isVisible()).toBe(false);
  });

  test('shows the notice again after a reload', async ({ open }) => {
    const page = await open('/', {
      before: (page) => page.route(scripts.entry, () => {}),
      waitUntil: 'commit',
    });
    await formOn(page).send({ ...contactMessage, projectDetails: randomUUID() });
    await page.waitForURL(/#message-sent$/, { waitUntil: 'commit' });
    await page.unroute(scripts.entry);
    await page.reload();
    await page.evaluate(firstFrameSeen);
    await page.locator(`#${resultAnchors.sent}`).waitFor();
  });
});
