import { randomUUID } from 'node:crypto';
import type { Page, Route } from 'playwright';
import { functionPath as contactPath } from '../../supabase/functions/_shared/contract.ts';
import { home } from '../../src/content/en/home.ts';
import { settings } from '../../src/content/settings.ts';
import { sessionStorageKey } from '../../src/services/safeStorage.ts';
import { contactMessage, formOn, noticesOn, serveContact } from './support/form.ts';
import { expectToBeSent } from './support/faults.ts';
import { mailsAbout } from './support/outbox.ts';
import { failSupabase, scripts } from './support/scripts.ts';
import { menuOn } from './support/menu.ts';
import { badAnswer, describe, expect, pageForScript, phone, test } from './support/test.ts';

const { notices } = home.contact.form;

const lost: Record<string, (route: Route) => Promise<void>> = {
  'answers 404': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: '' }),
  'answers a page': (route) => route.fulfill({ contentType: 'text/html', body: '<p>Hello' }),
  'never answers': () => new Promise(() => {}),
};

/** What the browser says of a script that is lost so. */
const saidOf: Record<string, RegExp[]> = {
  'answers 404': [badAnswer(404)],
  'answers a page': [pageForScript],
  'never answers': [],
};

const thanked = (page: Page) => page.getByRole('status').filter({ hasText: notices.sent.title });

describe("where the page's own script", () => {
  for (const [name, fault] of Object.entries(lost)) {
    test(`${name}, everything works as without script`, async ({ open, consoleErrors }) => {
      const page = await open('/', {
        ...phone,
        waitUntil: 'commit',
        before: (page) => page.route(scripts.entry, fault),
      });
      await menuOn(page).button.click();
      await page.locator('header a[href="#contact"]').click();
      await page.waitForURL(/#contact$/, { waitUntil: 'commit' });
      const mark = randomUUID();
      const form = formOn(page);
      await menuOn(page).button.click();
      await form.complete({ ...contactMessage, projectDetails: mark });
      await form.button.click();
      await page.waitForURL(/#message-sent$/, { waitUntil: 'commit' });
      // A browser looks for what an address points at once no script is outstanding.
      if (!name.startsWith('never')) await thanked(page).waitFor();
      expect(await mailsAbout(mark)).toHaveLength(1);
      await consoleErrors.expectOnly(...(saidOf[name] ?? []));
    });
  }
});

describe('where the library that sends', () => {
  for (const [name, fault] of Object.entries(lost)) {
    test(`${name}, the first click sends without it`, async ({ open, consoleErrors }) => {
      const page = await open('/', { before: (page) => failSupabase(page, fault) });
      await formOn(page).complete();
      await expectToBeSent(page);
      expect(consoleErrors.take().join()).not.toContain('could not be sent');
    });
  }
});

describe('where the notifications', () => {
  for (const [name, fault] of Object.entries(lost)) {
    test(`${name.replace('answers', 'answer').replace('never answers', 'never come')}, the outcome is told all the same`, async ({
      open,
      consoleErrors,
    }) => {
      const page = await open('/', {
        before: (page) => page.route(scripts.notistack, fault),
      });
      await serveContact(page);
      const form = formOn(page);
      await form.complete();
      await form.button.click();
      await thanked(page).waitFor();
      await noticesOn(page).dismiss.click();
      await thanked(page).waitFor({ state: 'hidden' });
      const said = saidOf[name] ?? [];
      await consoleErrors.expectOnly(...said);
    });
  }
});

const storages: Record<string, (key: string) => void> = {
  'throws when it is looked at': () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  },
  'is null': () => {
    Object.defineProperty(window, 'localStorage', { get: () => null });
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  },
  'throws at every call': () => {
    for (const name of ['getItem', 'setItem', 'removeItem', 'key', 'clear'] as const) {
      Storage.prototype[name] = () => {
        throw new DOMException('Broken', 'UnknownError');
      };
    }
  },
  'holds garbage': (key) => {
    localStorage.setItem(key, '{"access_token":"\u0000\n","refresh_token":1');
    localStorage.setItem('supabase.auth.token', '[[[');
  },
  'holds a session that ended years ago': (key) => {
    localStorage.setItem(
      key,
      JSON.stringify({
        access_token: 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjF9.c2lnbmF0dXJl',
        refresh_token: 'stale',
        token_type: 'bearer',
        expires_in: 3600,
        expires_at: 1,
        user: { id: 'nobody' },
      }),
    );
  },
};

describe('a message is sent though the storage of the browser', () => {
  for (const [name, breakStorage] of Object.entries(storages)) {
    test(name, async ({ open, consoleErrors }) => {
      const page = await open('/', {
        before: (page) => page.addInitScript(breakStorage, sessionStorageKey),
      });
      const form = formOn(page);
      await form.complete();
      await expectToBeSent(page);
      // supabase-js asks for a new session, and there is nobody to ask.
      if (name.includes('session')) await consoleErrors.expectOnly(badAnswer(405));
    });
  }
});

describe('a message is sent', () => {
  test('though the clock is ten years ahead', async ({ open }) => {
    const page = await open('/', { before: (page) => page.clock.setFixedTime('2036-11-20') });
    await formOn(page).complete();
    await expectToBeSent(page);
    expect(await page.getByRole('contentinfo').innerText()).toContain(
      `© ${settings.copyrightYear}`,
    );
  });

  for (const hash of ['#access_token=a.b.c&refresh_token=d&type=recovery', '#error=x&code=1']) {
    test(`though the address ends in ${hash.slice(0, 14)}, which calls nobody`, async ({
      open,
    }) => {
      const asked: string[] = [];
      const page = await open(`/${hash}`, {
        before: async (page) =>
          void page.on('request', (request) => asked.push(new URL(request.url()).pathname)),
      });
      await formOn(page).complete();
      await expectToBeSent(page);
      expect(asked.filter((path) => !path.startsWith('/assets/') && path !== '/')).toEqual([
        contactPath,
      ]);
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('a.b.c');
    });
  }
});
