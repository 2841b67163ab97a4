import { randomUUID } from 'node:crypto';
import { home } from '../../src/content/home.ts';
import { contactMessage, formOn, functionPath, noticesOn, serveContact } from './support/form.ts';
import { mailsAbout } from './support/outbox.ts';
import { holdHydration, scripts } from './support/scripts.ts';
import { menuOn } from './support/menu.ts';
import { describe, expect, phone, test } from './support/test.ts';

const { notices } = home.contact.form;

const noScript = { javaScriptEnabled: false };

describe('without script', () => {
  test('the page reads as it does with it', async ({ open }) => {
    const textOf = async (javaScriptEnabled: boolean) => {
      const page = await open('/', { javaScriptEnabled });
      const text = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
      // The offices' local times come with script.
      return text.replaceAll(/ \d\d:\d\d/g, '');
    };
    expect(await textOf(false)).toBe(await textOf(true));
  });

  test('the menu opens and its items lead on', async ({ open }) => {
    const page = await open('/', { ...noScript, ...phone });
    await menuOn(page).button.click();
    await page.locator('header a[href="#testimonials"]').click();
    await page.waitForURL(/#testimonials$/);
  });

  test('a message reaches the outbox, and the page that comes back thanks', async ({ open }) => {
    const page = await open('/', noScript);
    const form = formOn(page);
    const mark = randomUUID();
    await form.complete({ ...contactMessage, projectDetails: mark });
    const [answer] = await Promise.all([page.waitForResponse(functionPath), form.button.click()]);
    expect(answer.status()).toBe(303);
    await page.waitForURL(/\/#message-sent$/);
    const notice = page.getByRole('status').filter({ hasText: notices.sent.title });
    await notice.waitFor();
    expect(await page.getByText(notices.failed.title).isVisible()).toBe(false);
    expect(await mailsAbout(mark)).toHaveLength(1);

    await notice.getByRole('link', { name: notices.sent.dismissLabel }).click();
    await notice.waitFor({ state: 'hidden' });
  });

  test('a message that is refused is told as failed', async ({ open }) => {
    const page = await open('/', noScript);
    const form = formOn(page);
    // No browser sends a form without a word by itself.
    await page.locator('form').evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
    });
    await form.button.click();
    await page.waitForURL(/\/#message-failed$/);
    const notice = page.getByRole('alert').filter({ hasText: notices.failed.title });
    await notice.waitFor();
    expect(await notice.innerText()).toContain(notices.failed.description);
  });

  test('no message ever stands in an address', async ({ open }) => {
    const page = await open('/', noScript);
    expect(await page.locator('form').getAttribute('method')).toBe('post');
  });
});

describe('while the script is on its way', () => {
  test('what was typed survives its arrival', async ({ open }) => {
    const { before, release } = holdHydration();
    const page = await open('/', { before });
    const form = formOn(page);
    await form.complete();
    await form.field('projectDetails').press('End');
    release();
    await form.hydrated();
    expect(await form.values()).toEqual(contactMessage);
    expect(
      await form.field('projectDetails').evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await form.field('projectDetails').pressSequentially('!');
    expect(await form.field('projectDetails').inputValue()).toBe(
      `${contactMessage.projectDetails}!`,
    );
  });

  test('a message that is sent too early waits and is not lost', async ({ open }) => {
    const { before, release } = holdHydration();
    const page = await open('/', { before });
    const { bodies } = await serveContact(page);
    const form = formOn(page);
    await form.complete();
    await form.button.click();
    expect(bodies).toEqual([]);
    release();
    await noticesOn(page).sent.waitFor();
    expect(bodies).toEqual([contactMessage]);
  });
});

describe('where the script does not come', () => {
  for (const [name, answer] of Object.entries({
    'answers 404': { status: 404, contentType: 'text/plain', body: 'gone' },
    'answers a page': { status: 200, contentType: 'text/html', body: '<p>Please log in' },
  })) {
    test(`because it ${name}, the form posts itself`, async ({ open, consoleErrors }) => {
      const page = await open('/', {
        before: (page) => page.route(scripts.hydration, (route) => route.fulfill(answer)),
      });
      const form = formOn(page);
      const mark = randomUUID();
      await form.complete({ ...contactMessage, projectDetails: mark });
      await form.button.click();
      await page.waitForURL(/#message-sent$/);
      await page.getByRole('status').filter({ hasText: notices.sent.title }).waitFor();
      expect(await mailsAbout(mark)).toHaveLength(1);
      expect(consoleErrors.take()).not.toEqual([]);
    });
  }

  test('because the visitor is offline, a failure is told and every word stays; online again, it is sent', async ({
    open,
    consoleErrors,
  }) => {
    const page = await open();
    const form = formOn(page);
    const message = { ...contactMessage, projectDetails: randomUUID() };
    await page.context().setOffline(true);
    await form.complete(message);
    const place = await page.evaluate(() => scrollY);
    await form.button.click();
    await page.getByRole('alert').filter({ hasText: notices.failed.title }).waitFor();
    expect(await form.values()).toEqual(message);
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await page.context().setOffline(false);
    await form.button.click();
    await page.getByRole('status').filter({ hasText: notices.sent.title }).waitFor();
    expect(await mailsAbout(message.projectDetails)).toHaveLength(1);
    expect(consoleErrors.take()).not.toEqual([]);
  });

  test('because it never answers, the form waits a while and then posts itself, once', async ({
    open,
  }) => {
    const page = await open('/', {
      before: async (page) => {
        await page.clock.install();
        await page.route(scripts.hydration, () => new Promise(() => {}));
      },
    });
    const form = formOn(page);
    const mark = randomUUID();
    await form.complete({ ...contactMessage, projectDetails: mark });
    await form.button.dblclick();
    expect(await mailsAbout(mark)).toHaveLength(0);
    await page.clock.runFor(60_000);
    await page.waitForURL(/#message-sent$/);
    await page.getByRole('status').filter({ hasText: notices.sent.title }).waitFor();
    expect(await mailsAbout(mark)).toHaveLength(1);
  });
});
