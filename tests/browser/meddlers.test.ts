import type { Page } from 'playwright';
import { contact } from '../../src/content/contact.ts';
import { contactMessage, formOn, serveContact } from './support/form.ts';
import { holdHydration } from './support/scripts.ts';
import { describe, expect, test } from './support/test.ts';

/** What browser extensions, translations and operating systems do to a page, run in the page. */
const meddlers: Record<string, () => void> = {
  'a password manager puts an icon after each input': () => {
    for (const input of document.querySelectorAll('form input:not([type=hidden])')) {
      input.after(Object.assign(document.createElement('span'), { className: 'pm-icon' }));
    }
  },
  'a password manager wraps an input': () => {
    const input = document.querySelector('form input[type=email]')!;
    const wrapper = document.createElement('div');
    input.replaceWith(wrapper);
    wrapper.append(input);
  },
  'a spelling checker puts its element after the textarea': () => {
    document.querySelector('form textarea')!.after(document.createElement('grammar-extension'));
  },
  'a spelling checker marks the textarea': () => {
    document.querySelector('form textarea')!.setAttribute('data-gramm', 'false');
  },
  'a translation wraps every text in font elements': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      /* Styles and scripts are no language. */
      if (text.data.trim() && !text.parentElement?.matches('style, script')) texts.push(text);
    }
    for (const text of texts) {
      const font = document.createElement('font');
      font.append(Object.assign(document.createElement('font'), { textContent: `⟦${text.data}⟧` }));
      text.replaceWith(font);
    }
    document.documentElement.lang = 'ar';
    document.documentElement.className = 'translated-rtl';
  },
  'a dark mode adds attributes and a style': () => {
    for (const element of document.querySelectorAll('form *')) {
      element.setAttribute('data-darkreader-inline-color', '');
    }
    document.head.append(document.createElement('style'));
  },
  'phone numbers and addresses become links': () => {
    for (const element of document.querySelectorAll('dd, form p, form label')) {
      const link = Object.assign(document.createElement('a'), { href: 'tel:+442079460123' });
      link.append(...element.childNodes);
      element.append(link);
    }
  },
  'a node is put into the form': () => {
    document.querySelector('form')!.prepend(document.createElement('div'));
  },
  'a node is put into the island': () => {
    document.querySelector('[data-island]')!.prepend(document.createElement('div'));
  },
  'nodes are put into body and html': () => {
    document.body.prepend(document.createElement('div'));
    document.documentElement.append(document.createElement('div'));
  },
};

/** What React does not look at, or finds where it looks for nothing. */
const unnoticed = new Set([
  'a spelling checker marks the textarea',
  'a dark mode adds attributes and a style',
  'phone numbers and addresses become links',
  'a node is put into the island',
  'nodes are put into body and html',
]);
const renderedAnew = /^The page had changed, so the island contactForm was rendered anew: Error/;

/** What is added to the page is not under test, and the policy may refuse some of it. */
const withoutPolicy = { bypassCSP: true };

const control = (page: Page, name: string) => page.locator(`form [name=${name}]`);
const isHydrated = (page: Page) => page.locator('[data-island-status=hydrated]').waitFor();

async function typeInto(page: Page) {
  for (const [name, text] of Object.entries(contactMessage)) await control(page, name).fill(text);
  await control(page, 'lastName').focus();
  await control(page, 'lastName').evaluate((input: HTMLInputElement) =>
    input.setSelectionRange(2, 4),
  );
}

const read = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLInputElement;
    return {
      ...Object.fromEntries(new FormData(document.querySelector('form')!)),
      focus: [focused.name, focused.selectionStart, focused.selectionEnd],
    };
  });
const kept = { ...contactMessage, focus: ['lastName', 2, 4] };

for (const [name, meddle] of Object.entries(meddlers)) {
  const expected = unnoticed.has(name) ? [] : [renderedAnew];

  describe(name, () => {
    test('before React, before a visitor types: text, focus and sending work', async ({
      open,
      consoleErrors,
    }) => {
      const { before, release } = holdHydration();
      const page = await open('/', { ...withoutPolicy, before });
      await page.evaluate(meddle);
      await typeInto(page);
      release();
      await isHydrated(page);
      expect(await read(page)).toEqual(kept);
      await expectToSend(page);
      await consoleErrors.expectOnly(...expected);
    });

    test('before React, after a visitor typed: text, focus and sending work', async ({
      open,
      consoleErrors,
    }) => {
      const { before, release } = holdHydration();
      const page = await open('/', { ...withoutPolicy, before });
      await typeInto(page);
      await page.evaluate(meddle);
      const { focus } = await read(page);
      release();
      await isHydrated(page);
      // To move a node takes the focus from what is in it, whoever moves it.
      expect(await read(page)).toEqual({ ...kept, focus });
      await expectToSend(page);
      await consoleErrors.expectOnly(...expected);
    });

    test('after React: text, focus and sending work', async ({ open }) => {
      const page = await open('/', withoutPolicy);
      await formOn(page).hydrated();
      await typeInto(page);
      await page.evaluate(meddle);
      expect(await read(page)).toMatchObject(contactMessage);
      await expectToSend(page);
    });
  });
}

test('a field that is clicked while React renders the form anew keeps the focus', async ({
  open,
  consoleErrors,
}) => {
  const { before, release } = holdHydration();
  const page = await open('/', {
    ...withoutPolicy,
    before: async (page) => {
      await before(page);
      // React listens to selections when it begins, and renders in a later task.
      await page.addInitScript(() => {
        const listen = document.addEventListener.bind(document);
        document.addEventListener = (type: string, ...rest: [never]) => {
          listen(type, ...rest);
          if (type !== 'selectionchange') return;
          queueMicrotask(() =>
            document.querySelector<HTMLElement>('form [name=lastName]')?.focus(),
          );
        };
      });
    },
  });
  await page.evaluate(meddlers['a password manager puts an icon after each input']!);
  await page.locator('form').scrollIntoViewIfNeeded();
  release();
  await isHydrated(page);
  await page.keyboard.type('Haddad');
  expect(await control(page, 'lastName').inputValue()).toBe('Haddad');
  await consoleErrors.expectOnly(renderedAnew);
});

describe('an input method composes a word while React comes', () => {
  for (const name of ['', 'a password manager puts an icon after each input']) {
    test(`the word is there once, ${name || 'on the page as it was served'}`, async ({
      open,
      consoleErrors,
    }) => {
      const { before, release } = holdHydration();
      const page = await open('/', { ...withoutPolicy, before });
      const session = await page.context().newCDPSession(page);
      if (name) await page.evaluate(meddlers[name]!);
      await control(page, 'firstName').focus();
      const syllables = { text: 'れいら', selectionStart: 3, selectionEnd: 3 };
      await session.send('Input.imeSetComposition', syllables);
      release();
      await page.waitForLoadState('networkidle');
      await paintFrames(page, 30);
      await session.send('Input.insertText', { text: '玲良' });
      await isHydrated(page);
      expect(await control(page, 'firstName').inputValue()).toBe('玲良');
      expect(await control(page, 'firstName').evaluate((input) => input.matches(':focus'))).toBe(
        true,
      );
      await consoleErrors.expectOnly(...(name ? [renderedAnew] : []));
    });
  }

  test('React comes where the field was removed in the middle of a word', async ({ open }) => {
    const { before, release } = holdHydration();
    const page = await open('/', { ...withoutPolicy, before });
    const session = await page.context().newCDPSession(page);
    await control(page, 'firstName').focus();
    const syllables = { text: 'れい', selectionStart: 2, selectionEnd: 2 };
    await session.send('Input.imeSetComposition', syllables);
    await control(page, 'firstName').evaluate((input) => {
      const { parentNode, nextSibling } = input;
      input.remove();
      parentNode!.insertBefore(input, nextSibling);
    });
    release();
    await control(page, 'lastName').focus();
    await isHydrated(page);
  });
});

/** Lets the page draw. What it would do on its own has then been done. */
const paintFrames = (page: Page, count: number) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, count);

/** The button says that it sends, the service is sent every word, and the fields are cleared. */
async function expectToSend(page: Page) {
  const { bodies, release } = await serveContact(page, { held: true });
  const button = page.locator('form button[type=submit]');
  await button.click();
  await expect.poll(() => button.textContent()).toBe(contact.form.sending);
  expect(await button.isDisabled()).toBe(true);
  release();
  // An answer that comes before notistack is told by the bare notice.
  await page.locator('[role=status]:visible').waitFor();
  await expect.poll(() => button.isDisabled()).toBe(false);
  expect(await button.textContent()).toBe(contact.form.submit);
  expect(bodies).toEqual([contactMessage]);
  expect(
    await page
      .locator('form')
      .evaluate((form: HTMLFormElement) => [...new FormData(form).values()]),
  ).toEqual(['', '', '', '']);
}

describe('a visitor who went away finds the typed text again', () => {
  test('by Back, whatever was added to the page meanwhile', async ({ open, consoleErrors }) => {
    for (const meddle of [undefined, ...Object.values(meddlers).slice(0, 3)]) {
      const page = await open('/', withoutPolicy);
      const form = formOn(page);
      await form.hydrated();
      await typeInto(page);
      await page.goto('/robots.txt');
      if (meddle) {
        // Extensions meddle as soon as the markup is there.
        await page.addInitScript(
          `document.addEventListener('DOMContentLoaded', ${String(meddle)})`,
        );
      }
      await page.goBack();
      await page.locator('#contact').scrollIntoViewIfNeeded();
      await isHydrated(page);
      await expect.poll(() => read(page)).toMatchObject(contactMessage);
    }
    await consoleErrors.expectOnly(renderedAnew);
  });
});
