import type { Route } from 'playwright';
import { formOn, functionPath } from './support/form.ts';
import { expectFailure, expectToBeSent, shortenTimeouts } from './support/faults.ts';
import { describe, test } from './support/test.ts';

const page200 = { contentType: 'text/html', body: '<title>Log in to this network</title>' };

/** One fault of each kind. tests/unit/services/library.test.ts tries more responses. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'resets the connection': (route) => route.abort('connectionreset'),
  'rejects the message': (route) => route.fulfill({ status: 422, json: { code: 'x' } }),
  'is replaced by the login page of a captive portal': (route) => route.fulfill(page200),
  'never answers': () => new Promise(() => {}),
};

describe('the page shows a failure notice and can send the message again', () => {
  for (const [name, fault] of Object.entries(faults)) {
    test(`when the service ${name}`, async ({ open, consoleErrors }) => {
      const page = await open('/', { before: shortenTimeouts });
      await page.route(functionPath, fault);
      await expectFailure(page, consoleErrors);
      await expectToBeSent(page);
    });
  }
});

describe('a visitor', () => {
  test('who is offline sees a notice, and can try again later', async ({ open, consoleErrors }) => {
    const page = await open();
    await page.context().setOffline(true);
    await expectFailure(page, consoleErrors);
    await page.context().setOffline(false);
    await expectToBeSent(page);
  });

  test('who leaves while the page sends a message can go back and try again', async ({ open }) => {
    const page = await open();
    const form = formOn(page);
    await page.route(functionPath, () => new Promise(() => {}));
    await form.complete();
    await Promise.all([page.waitForRequest(functionPath), form.button.click()]);
    await page.goto('/site.webmanifest');
    await page.goBack();
    await form.complete();
    await expectToBeSent(page);
  });
});
