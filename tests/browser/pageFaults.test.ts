import type { Page } from 'playwright';
import { contactMessage, formOn, functionPath, noticesOn, serveContact } from './support/form.ts';
import { hold, scripts } from './support/scripts.ts';
import { badAnswer, expect, phone, test } from './support/test.ts';

/** Lets the contact function answer. Expects that the form sends the message once. */
async function expectToBeSent(page: Page) {
  const contact = await serveContact(page);
  await formOn(page).send();
  await noticesOn(page).sent.waitFor();
  expect(contact.bodies).toEqual([contactMessage]);
}

const neverAnswer = () => new Promise(() => {});

test("if the page's own script never arrives, the menu works", async ({ open }) => {
  const page = await open('/', {
    ...phone,
    waitUntil: 'commit',
    before: (page) => page.route(scripts.entry, neverAnswer),
  });
  await page.locator('header summary').click();
  await page.locator('header a[href="#contact"]').click();
  await page.waitForURL(/#contact$/, { waitUntil: 'commit' });
});

test('a menu that is opened before the script arrives covers the page', async ({ open }) => {
  const { before, release } = hold(scripts.entry);
  const page = await open('/', { ...phone, waitUntil: 'commit', before });
  await page.locator('header summary').click();
  release();
  await page.locator('html[data-menu-open]').waitFor();
});

test('if notistack is missing, the page still shows a notice', async ({ open, consoleErrors }) => {
  const page = await open('/', {
    before: (page) => page.route(scripts.notistack, (route) => route.fulfill({ status: 404 })),
  });
  await expectToBeSent(page);
  const { sent, dismiss } = noticesOn(page);
  await dismiss.click();
  await sent.waitFor({ state: 'hidden' });
  await consoleErrors.expectOnly(badAnswer(404));
});

test('before notistack loads, a notice stays at the bottom of the window', async ({ open }) => {
  const { before } = hold(scripts.notistack);
  const viewport = { width: 1280, height: 600 };
  const page = await open('/', { viewport, reducedMotion: null, before });
  await expectToBeSent(page);
  const distanceToFoot = () =>
    noticesOn(page).sent.evaluate((it) => innerHeight - it.getBoundingClientRect().bottom);
  await page.mouse.wheel(0, -200);
  await expect.poll(distanceToFoot).toBe(20);
});

test('the next notice replaces one that appeared before notistack had loaded', async ({ open }) => {
  const { before, release } = hold(scripts.notistack);
  const page = await open('/', { before });
  await expectToBeSent(page);
  release();
  await page.waitForFunction(() => '_goober' in window);
  await expectToBeSent(page);
  await expect.poll(() => noticesOn(page).sent.count()).toBe(1);
});

test('if the contact function never answers, a retry works', async ({ open, consoleErrors }) => {
  const page = await open('/', { before: (page) => page.clock.install() });
  await page.route(functionPath, neverAnswer);
  await Promise.all([page.waitForRequest(functionPath), formOn(page).send()]);
  await page.clock.fastForward(20_000);
  await noticesOn(page).failed.waitFor();
  await expectToBeSent(page);
  await consoleErrors.expectOnly(/^The message could not be sent: .*timed out/);
});

/** Breaks local and session storage. sendContactMessage.test.ts tests other storage faults. */
function breakStorage() {
  for (const name of ['getItem', 'setItem', 'removeItem', 'key', 'clear'] as const) {
    Storage.prototype[name] = () => {
      throw new DOMException('Broken', 'UnknownError');
    };
  }
}

test('the page sends a message even if its storage always throws', async ({ open }) => {
  const page = await open('/', { before: (page) => page.addInitScript(breakStorage) });
  await expectToBeSent(page);
});
