import type { Page } from 'playwright';
import { expect } from 'vitest';
import { contactMessage, formOn, functionPath, noticesOn } from './form.ts';

const ours = 'The message could not be sent:';
/** What Chromium says by itself of a request that failed. */
const browsersOwn = /^Failed to load resource|net::ERR_|blocked by CORS|MIME type/;
/** What React says where notistack did not come: another failure, which has its own words. */
const withoutNotistack = /^TypeError: Failed to fetch .*SnackbarHost/;

/** Sends the contactMessage and expects it to fail, as the specification wants every failure to look. */
export async function expectFailure(page: Page, consoleErrors: { take: () => string[] }) {
  const form = formOn(page);
  await form.complete();
  await form.button.click();
  const { failed } = noticesOn(page);
  await failed.waitFor();
  expect(await failed.innerText()).toBe(
    'Error sending message\n\nPlease try again or contact us directly.',
  );
  expect(await form.values()).toEqual(contactMessage);
  expect(await form.button.isEnabled()).toBe(true);
  const told = consoleErrors
    .take()
    .filter((complaint) => !browsersOwn.test(complaint) && !withoutNotistack.test(complaint));
  expect(told).toEqual([expect.stringContaining(ours)]);
}

/** The next click, once the fault is gone, sends the same words; and once only. */
export async function expectRetryToWork(page: Page) {
  const bodies: unknown[] = [];
  await page.unroute(functionPath);
  await page.route(functionPath, (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ json: { code: 'sent' } });
  });
  await formOn(page).button.click();
  await noticesOn(page).sent.waitFor();
  expect(bodies).toEqual([contactMessage]);
}

/** The page waits 20 s for an answer, and 3 s for its library: here a twentieth. */
export function shortenPatience(page: Page) {
  return page.addInitScript(() => {
    const [timeout, setTimer] = [AbortSignal.timeout.bind(AbortSignal), window.setTimeout];
    AbortSignal.timeout = (ms) => timeout(ms / 20);
    window.setTimeout = ((run: () => void, ms = 0) =>
      setTimer(run, ms === 3_000 ? ms / 20 : ms)) as typeof window.setTimeout;
  });
}
