import type { Route } from 'playwright';
import { formOn, functionPath, noticesOn, serveContact } from './support/form.ts';
import { expectFailure, expectToBeSent, shortenTimeouts } from './support/faults.ts';
import { describe, test } from './support/test.ts';

const page200 = { contentType: 'text/html', body: '<title>Log in to this network</title>' };

const faults: Record<string, (route: Route) => Promise<void>> = {
  'is reset': (route) => route.abort('connectionreset'),
  'cannot be found': (route) => route.abort('namenotresolved'),
  'refuses the message': (route) => route.fulfill({ status: 422, json: { code: 'x' } }),
  'has had too many messages': (route) => route.fulfill({ status: 429, json: { code: 'x' } }),
  'fails inside': (route) => route.fulfill({ status: 500, json: { code: 'internal_error' } }),
  'is down behind its gateway': (route) => route.fulfill({ status: 502, body: 'Bad gateway' }),
  'is not deployed': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'answers a page, as captive portals do': (route) => route.fulfill(page200),
  'redirects elsewhere': (route) =>
    route.fulfill({ status: 302, headers: { location: '/?moved' }, body: '' }),
  'answers nothing, with status 200': (route) => route.fulfill({ status: 200, body: '' }),
  'answers half of its JSON': (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"code":"se' }),
  'answers JSON without the code "sent"': (route) => route.fulfill({ json: { ok: true } }),
  'answers with another status for nothing': (route) => route.fulfill({ status: 304, body: '' }),
  'never answers': () => new Promise(() => {}),
};

describe('a message fails visibly, and can be sent again, where the service', () => {
  for (const [name, fault] of Object.entries(faults)) {
    test(name, async ({ open, consoleErrors }) => {
      const page = await open('/', { before: shortenTimeouts });
      await page.route(functionPath, fault);
      await expectFailure(page, consoleErrors);
      await expectToBeSent(page);
    });
  }
});

describe('a visitor', () => {
  test('who is offline is told, and is served once the line is back', async ({
    open,
    consoleErrors,
  }) => {
    const page = await open();
    await page.context().setOffline(true);
    await expectFailure(page, consoleErrors);
    await page.context().setOffline(false);
    await expectToBeSent(page);
  });

  test('who goes away while the message is sent finds a form that works', async ({ open }) => {
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

  test('who comes Back after a message can send another', async ({ open }) => {
    const page = await open();
    const form = formOn(page);
    await serveContact(page);
    await form.complete();
    await form.button.click();
    await noticesOn(page).sent.waitFor();
    await page.goto('/robots.txt');
    await page.goBack();
    await form.complete();
    await expectToBeSent(page);
  });
});
