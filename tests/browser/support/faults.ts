import type { Page } from 'playwright';
import { expect } from 'vitest';
import { contact } from '../../../src/content/en/contact.ts';
import { contactMessage, formOn, noticesOn, serveContact } from './form.ts';

const pagesOwn = 'The message could not be sent:';
/** Chromium's own messages about a failed request. */
const browsersOwn = /^Failed to load resource|net::ERR_|blocked by CORS|MIME type/;

/** Sends the contact message. Expects a failure notice, one logged error, and unchanged fields. */
export async function expectFailure(page: Page, consoleErrors: { take: () => string[] }) {
  const form = formOn(page);
  await form.complete();
  await form.button.click();
  const { failed } = noticesOn(page);
  await failed.waitFor();
  const { title, description, email } = contact.form.notices.failed;
  expect(await failed.innerText()).toBe(`${title}\n\n${description}\n\n${email}`);
  expect(await form.values()).toEqual(contactMessage);
  expect(await form.button.isEnabled()).toBe(true);
  const logged = consoleErrors.take().filter((text) => !browsersOwn.test(text));
  expect(logged).toEqual([expect.stringContaining(pagesOwn)]);
}

/** Lets the contact function answer again. Expects that a click sends the message once. */
export async function expectToBeSent(page: Page) {
  const contact = await serveContact(page);
  await formOn(page).button.click();
  await noticesOn(page).sent.waitFor();
  expect(contact.bodies).toEqual([contactMessage]);
}

/** Divides timeouts of 20 s or more by 20. The 10 s timeout of a success notice does not change. */
export function shortenTimeouts(page: Page) {
  return page.addInitScript(() => {
    const setTimer = window.setTimeout;
    window.setTimeout = ((run: () => void, ms = 0) =>
      setTimer(run, ms >= 20_000 ? ms / 20 : ms)) as typeof window.setTimeout;
  });
}
