import type { Page } from 'playwright';
import { formOn, noticesOn, serveContact } from './support/form.ts';
import { hold, scripts } from './support/scripts.ts';
import { expect, test } from './support/test.ts';

async function send(page: Page) {
  await serveContact(page);
  await formOn(page).send();
  await noticesOn(page).sent.waitFor();
}

test('Before notistack loads, a notice stays at the bottom of the window', async ({ open }) => {
  const { before } = hold(scripts.notistack);
  const viewport = { width: 1280, height: 600 };
  const page = await open('/', { viewport, reducedMotion: null, before });
  await send(page);
  const distanceToFoot = () =>
    noticesOn(page).sent.evaluate((it) => innerHeight - it.getBoundingClientRect().bottom);
  await page.mouse.wheel(0, -200);
  await expect.poll(distanceToFoot).toBe(20);
});

test('The next notice replaces one that appeared before notistack had loaded', async ({ open }) => {
  const { before, release } = hold(scripts.notistack);
  const page = await open('/', { before });
  await send(page);
  release();
  await page.waitForFunction(() => '_goober' in window);
  await send(page);
  await expect.poll(() => noticesOn(page).sent.count()).toBe(1);
});
