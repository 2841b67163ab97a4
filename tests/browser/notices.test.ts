import type { Page } from 'playwright';
import { formOn, noticesOn, serveContact } from './support/form.ts';
import { scripts } from './support/scripts.ts';
import { describe, expect, test } from './support/test.ts';

/** Sends a message before notistack has come. @returns lets it come, and waits until it has run. */
async function sendWithoutNotistack(page: Page): Promise<() => Promise<void>> {
  const arrival = Promise.withResolvers<void>();
  await page.route(scripts.notistack, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await serveContact(page);
  const form = formOn(page);
  await form.complete();
  await form.button.click();
  await noticesOn(page).sent.waitFor();
  return async () => {
    const came = page.waitForResponse(scripts.notistack);
    arrival.resolve();
    await (await came).finished();
    // notistack's host renders nothing before it announces: its styling engine is its first trace.
    await page.waitForFunction(() => '_goober' in window);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  };
}

describe('a notice that came before notistack', () => {
  test('stands at the foot of the window, whatever moves around the form', async ({ open }) => {
    const page = await open('/', { viewport: { width: 1280, height: 600 }, reducedMotion: null });
    await sendWithoutNotistack(page);
    const fromTheFoot = () =>
      noticesOn(page).sent.evaluate((it) => innerHeight - it.getBoundingClientRect().bottom);
    await page.mouse.wheel(0, -200);
    await expect.poll(fromTheFoot).toBe(20);
  });

  test('stays dismissed when notistack comes', async ({ open }) => {
    const page = await open();
    const letNotistackCome = await sendWithoutNotistack(page);
    await noticesOn(page).dismiss.click();
    await noticesOn(page).sent.waitFor({ state: 'detached' });
    await letNotistackCome();
    expect(await noticesOn(page).sent.count()).toBe(0);
  });

  test('is dismissed by a press that lasts until notistack has come', async ({ open }) => {
    const page = await open();
    const letNotistackCome = await sendWithoutNotistack(page);
    await noticesOn(page).dismiss.hover();
    await page.mouse.down();
    await letNotistackCome();
    await page.mouse.up();
    await noticesOn(page).sent.waitFor({ state: 'detached' });
  });

  test('makes way for the notice of the next message', async ({ open }) => {
    const page = await open();
    const letNotistackCome = await sendWithoutNotistack(page);
    await letNotistackCome();
    const contact = await serveContact(page, { status: 200 });
    const form = formOn(page);
    await form.complete();
    await form.button.click();
    await expect.poll(() => contact.bodies.length).toBe(1);
    await expect.poll(() => noticesOn(page).sent.count()).toBe(1);
  });
});
