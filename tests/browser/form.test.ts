import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright';
import { contactMessage, formOn, functionPath, noticesOn, serveContact } from './support/form.ts';
import { home } from '../../src/content/en/home.ts';
import { settings } from '../../src/content/settings.ts';
import { mailsAbout } from './support/outbox.ts';
import { adopt, describe, expect, phone, siteUrl, test } from './support/test.ts';

const { contact } = home;

test('the browser stores no part of a message (CALL-6)', async ({ open }) => {
  const page = await open();
  await serveContact(page);
  await formOn(page).send(contactMessage);
  await noticesOn(page).sent.waitFor();
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  expect({ cookies, origins }).toEqual({ cookies: [], origins: [] });
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a failure notice does not cover the send button', async ({ open, consoleErrors }) => {
  const largeText = { args: ['--blink-settings=defaultFontSize=32'] };
  for (const { launch, ...viewport } of [
    { width: 360, height: 640 },
    { width: 844, height: 390 },
    { width: 300, height: 640 },
    { width: 1280, height: 800, launch: largeText },
  ]) {
    const page = await open('/', { viewport, launch });
    const form = formOn(page);
    await serveContact(page, { status: 500 });
    await form.send();
    const { failed } = noticesOn(page);
    await failed.waitFor();
    const { y, height } = (await form.button.boundingBox())!;
    expect.soft(y, `${viewport.width} px`).toBeGreaterThan(0);
    const notice = (await failed.boundingBox())!;
    expect.soft(y + height, `${viewport.width} px`).toBeLessThanOrEqual(notice.y);
  }
  expect(consoleErrors.take()).not.toEqual([]);
});

describe('a visitor who has zoomed in to the button', () => {
  const sendZoomed = async (page: Page, pageScaleFactor: number) => {
    const form = formOn(page);
    await form.complete();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor });
    await form.button.evaluate((button) =>
      button.scrollIntoView({ inline: 'center', behavior: 'instant' }),
    );
    await form.button.dispatchEvent('click');
  };

  const isInView = (locator: Locator) =>
    locator.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const { offsetLeft, offsetTop, width, height } = window.visualViewport!;
      const barEnd = document.querySelector('header')!.getBoundingClientRect().bottom;
      const isWide = left >= offsetLeft && right <= offsetLeft + width;
      return isWide && top >= Math.max(offsetTop, barEnd) && bottom <= offsetTop + height;
    });

  test('sees words below it after a failure', async ({ open, consoleErrors }) => {
    const page = await open('/', { ...phone, isMobile: true });
    await serveContact(page, { status: 500 });
    await sendZoomed(page, 2);
    const words = formOn(page).form.getByText(contact.form.failure);
    await expect.poll(() => isInView(words)).toBe(true);
    expect(consoleErrors.take()).not.toEqual([]);
  });

  test('sees the receipt after a success', async ({ open }) => {
    const page = await open('/', { ...phone, isMobile: true });
    await serveContact(page);
    await sendZoomed(page, 3);
    const name = formOn(page).form.getByText(contactMessage.firstName, { exact: true });
    await expect.poll(() => isInView(name)).toBe(true);
  });
});

describe('a message', () => {
  test('reaches the outbox unchanged, and a success notice appears (PROD-3)', async ({ open }) => {
    const page = await open('/', phone);
    const mark = randomUUID();
    const message = {
      ...contactMessage,
      projectDetails: `Ünïcödé, عربى, 🚀 & "quotes".\n\n${mark}`,
    };
    await formOn(page).send(message);

    await noticesOn(page).sent.waitFor();
    const mails = await mailsAbout(mark);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text?.trim()).toContain(message.projectDetails);
  });

  test('is sent in one call with the public key (CALL-1, CALL-3, CALL-4)', async ({ open }) => {
    const asked: string[] = [];
    const page = await open('/', {
      before: async (page) => void page.on('request', (request) => asked.push(request.url())),
    });
    const form = formOn(page);
    const { bodies } = await serveContact(page);
    const [request] = await Promise.all([page.waitForRequest(functionPath), form.send()]);
    expect(new URL(request.url()).pathname).toBe('/functions/v1/send-contact-email');
    expect(await request.headerValue('apikey')).toBe(settings.supabase.key);
    await noticesOn(page).sent.waitFor();
    await page.waitForLoadState('networkidle');

    const calls = asked.filter((url) => url.includes('/functions/') || !url.startsWith(siteUrl));
    expect(calls).toEqual([request.url()]);
    expect(bodies).toEqual([contactMessage]);
    const own = asked.map((url) => new URL(url).pathname).filter((path) => path !== '/');
    expect(own.filter((path) => !/^\/(assets\/|favicon|functions\/)/.test(path))).toEqual([]);
  });
});

describe('the receipt for a message', () => {
  const receiptOn = (page: Page, name: string) => {
    const { beforeName, afterName } = contact.form.receipt;
    return page.getByText(beforeName + name + afterName);
  };

  test('shows the name as plain text, and stays when the notice is dismissed', async ({ open }) => {
    const page = await open();
    await serveContact(page);
    // Clearing a long text must not scroll the page to the footer.
    const projectDetails = 'A line\n'.repeat(40);
    for (const [firstName, width, height] of [
      ['Layla', 853, 480],
      ['<b>Omar</b>', 320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await formOn(page).send({ ...contactMessage, firstName, projectDetails });
      await noticesOn(page).dismiss.click();
      await noticesOn(page).sent.waitFor({ state: 'detached' });
      const receipt = await receiptOn(page, firstName).boundingBox();
      const bar = await page.getByRole('banner').boundingBox();
      expect(receipt!.y).toBeGreaterThan(bar!.height);
      expect(receipt!.y).toBeLessThan(height);
    }
  });

  test('disappears if a later message fails', async ({ open, consoleErrors }) => {
    const page = await open();
    const service = await serveContact(page);
    for (const status of [200, 500]) {
      service.status = status;
      await formOn(page).send();
      const receipt = receiptOn(page, contactMessage.firstName);
      await receipt.waitFor({ state: status === 200 ? 'visible' : 'hidden' });
    }
    await consoleErrors.expectOnly(/500/, /could not be sent/);
  });

  test('does not move the page for a visitor who has scrolled past the form', async ({ open }) => {
    const page = await open('/', phone);
    const form = formOn(page);
    const { release } = await serveContact(page, { held: true });
    await form.send();
    // Imitates older versions of Safari, which lack scroll anchoring.
    await adopt(page, ':root { overflow-anchor: none }');
    const footer = page.getByRole('contentinfo');
    const place = () => footer.evaluate((footer) => footer.getBoundingClientRect().bottom);
    await footer.evaluate((footer) => footer.scrollIntoView({ block: 'end', behavior: 'instant' }));
    // Scrolls up, because at the page's end, the browser itself keeps the content in place.
    await page.evaluate(() => window.scrollBy({ top: -100, behavior: 'instant' }));
    const before = await place();
    release();
    await receiptOn(page, contactMessage.firstName).waitFor();
    // Browsers scroll by whole pixels, so a difference of about one pixel can remain.
    expect(Math.abs((await place()) - before)).toBeLessThan(2);
  });
});

describe('a field with an invalid value', () => {
  test('becomes valid after the form removes invisible characters', async ({ open }) => {
    const { field, button } = formOn(await open());
    await field('email').fill(`\u200e\u202f${contactMessage.email}`);
    await button.focus();
    expect(await field('email').inputValue()).toBe(contactMessage.email);
    expect(await field('email').getAttribute('aria-invalid')).not.toBe('true');
  });

  test('scrolls into view with its label when the visitor submits the form', async ({ open }) => {
    const page = await open('/', { viewport: { width: 390, height: 664 } });
    const form = formOn(page);
    const top = (part: Locator) => part.evaluate((part) => part.getBoundingClientRect().top);
    const barEnd = () =>
      page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom);
    const label = form.form.getByText(contact.form.fields.firstName.label, { exact: true });
    // First, the field is above the window. Then, the navigation bar covers the top of the field.
    for (const start of [-50, (await barEnd()) - 20]) {
      await form.field('firstName').evaluate((field, start) => {
        const by = field.getBoundingClientRect().top - start;
        window.scrollBy({ top: by, behavior: 'instant' });
      }, start);
      expect(await top(label)).toBeLessThan(await barEnd());
      await form.button.dispatchEvent('click');
      await expect
        .poll(async () => (await top(label)) - (await barEnd()))
        .toBeGreaterThanOrEqual(0);
    }
  });
});
