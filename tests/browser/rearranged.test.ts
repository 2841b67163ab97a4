import type { Page } from 'playwright';
import { contactMessage, functionPath, noticesOn, serveContact } from './support/form.ts';
import { hold, scripts } from './support/scripts.ts';
import { describe, expect, test } from './support/test.ts';

/*
 * Translation tools and browser extensions can change the page at any time. The form must still
 * send messages.
 */

/** Changes the page as several tools would. */
function rearrange() {
  // A translation tool replaces the texts of labels and of the button with font elements.
  for (const element of document.querySelectorAll('form label, form button')) {
    const font = document.createElement('font');
    font.append(Object.assign(document.createElement('font'), { textContent: 'Übersetzt' }));
    element.replaceChildren(font);
  }

  // Another translation tool wraps every text.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim())) {
    if (text.parentElement?.matches('script, style, noscript, textarea')) continue;
    const wrapper = document.createElement('font');
    text.replaceWith(wrapper);
    wrapper.append(text);
  }

  // A tool replaces the button with its clone.
  const button = document.querySelector('form button')!;
  button.replaceWith(button.cloneNode(true));

  // A tool moves the form into another parent.
  const form = document.querySelector('form')!;
  const parent = document.createElement('div');
  form.replaceWith(parent);
  parent.append(form);

  // A password manager wraps each field and adds an icon.
  for (const field of document.querySelectorAll('#contact input, #contact textarea')) {
    const wrapper = document.createElement('div');
    field.replaceWith(wrapper);
    wrapper.append(field, document.createElement('span'));
  }
}

const control = (page: Page, name: string) => page.locator(`#contact [name=${name}]`);
const button = (page: Page) => page.locator('#contact button[type=submit]');
const failures = [/^The message could not be sent/, /ERR_FAILED/];

async function complete(page: Page) {
  for (const [name, text] of Object.entries(contactMessage)) await control(page, name).fill(text);
}

const valuesOn = (page: Page) =>
  page
    .locator('#contact form')
    .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form).entries()));

/** Expects the fields to keep their values after a failed send, and to be empty after a success. */
async function expectOutcomes(page: Page) {
  await page.route(functionPath, (route) => route.abort());
  await button(page).click();
  await noticesOn(page).failed.waitFor();
  expect(await valuesOn(page)).toEqual(contactMessage);
  const { bodies } = await serveContact(page);
  await button(page).click();
  await noticesOn(page).sent.waitFor();
  await noticesOn(page).failed.waitFor({ state: 'detached' });
  await expect.poll(() => button(page).isEnabled()).toBe(true);
  expect(bodies).toEqual([contactMessage]);
  expect(new Set(Object.values(await valuesOn(page)))).toEqual(new Set(['']));
}

describe('the form sends a message even if a tool changes the page', () => {
  test('after the page has loaded', async ({ open, consoleErrors }) => {
    const page = await open();
    await complete(page);
    await page.evaluate(rearrange);
    await expectOutcomes(page);
    await consoleErrors.expectOnly(...failures);
  });

  test('while the page loads', async ({ open, consoleErrors }) => {
    const { before, release } = hold(scripts.entry);
    const page = await open('/', { before, waitUntil: 'commit' });
    await complete(page);
    await page.evaluate(rearrange);
    release();
    await page.waitForLoadState();
    await expectOutcomes(page);
    // A translation tool has removed the button's labels, which the script looks for.
    const missing = /^The behaviour contactForm failed: Error: No element matches/;
    await consoleErrors.expectOnly(...failures, missing);
  });

  test('by giving it a language tag that is not valid', async ({ open, consoleErrors }) => {
    const page = await open();
    await complete(page);
    await page.evaluate(() => (document.documentElement.lang = 'zh_CN'));
    await serveContact(page);
    await button(page).click();
    await noticesOn(page).sent.waitFor();
    await page.locator('[data-receipt]').waitFor();
    await consoleErrors.expectOnly(/^The result could not be shown: RangeError/);
  });
});

test('the Back button restores a message posted without the script', async ({ open }) => {
  const { before, release } = hold(scripts.entry);
  const page = await open('/', { before, waitUntil: 'commit' });
  const location = '/#message-failed';
  await page.route(functionPath, (route) => route.fulfill({ status: 303, headers: { location } }));
  await complete(page);
  await page.evaluate(rearrange);
  await button(page).click();
  await page.waitForURL(`**${location}`, { waitUntil: 'commit' });
  release();
  await noticesOn(page).failed.waitFor();
  await page.goBack();
  await expect.poll(() => valuesOn(page)).toEqual(contactMessage);
});

describe('the whole message arrives', () => {
  test('even if autofill dispatches no event', async ({ open, consoleErrors }) => {
    const page = await open();
    await page.locator('#contact form').evaluate((form: HTMLFormElement, values) => {
      for (const [name, value] of Object.entries(values)) {
        (form.elements.namedItem(name) as HTMLInputElement).value = value;
      }
    }, contactMessage);
    await expectOutcomes(page);
    await consoleErrors.expectOnly(...failures);
  });

  test('even if an input method is still composing a word', async ({ open }) => {
    const page = await open('/', { viewport: { width: 1280, height: 1400 } });
    await complete(page);
    const { bodies } = await serveContact(page);
    const session = await page.context().newCDPSession(page);
    await control(page, 'firstName').fill('');
    const syllables = { text: 'れいら', selectionStart: 3, selectionEnd: 3 };
    await session.send('Input.imeSetComposition', syllables);
    await button(page).click();
    await noticesOn(page).sent.waitFor();
    expect(bodies).toEqual([{ ...contactMessage, firstName: 'れいら' }]);
  });

  test('even after the visitor leaves the page and comes back', async ({ open, consoleErrors }) => {
    const page = await open();
    await complete(page);
    await page.goto('/robots.txt');
    await page.goBack();
    await expect.poll(() => valuesOn(page)).toEqual(contactMessage);
    await expectOutcomes(page);
    await consoleErrors.expectOnly(...failures);
  });
});
