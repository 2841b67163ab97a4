import { randomUUID } from 'node:crypto';
import { home } from '../../src/content/en/home.ts';
import { contactMessage, formOn, functionPath } from './support/form.ts';
import { mailsAbout } from './support/outbox.ts';
import { describe, expect, test } from './support/test.ts';

const { notices } = home.contact.form;

const noScript = { javaScriptEnabled: false };

describe('without JavaScript', () => {
  test('the page has the same text as with JavaScript', async ({ open }) => {
    const textOf = async (javaScriptEnabled: boolean) => {
      const page = await open('/', { javaScriptEnabled });
      const text = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
      // Removes the offices' local times and the reply time, because a script adds them.
      const answer = new RegExp(` ${home.footer.answer.before}.*?:\\d\\d.`);
      return text.replace(answer, '').replaceAll(/ \d\d:\d\d/g, '');
    };
    expect(await textOf(false)).toBe(await textOf(true));
  });

  test('a message reaches the outbox, and a redirect shows a success notice', async ({ open }) => {
    const page = await open('/', noScript);
    const form = formOn(page);
    const mark = randomUUID();
    await form.complete({ ...contactMessage, projectDetails: mark });
    const [answer] = await Promise.all([page.waitForResponse(functionPath), form.button.click()]);
    expect(answer.status()).toBe(303);
    await page.waitForURL(/\/#message-sent$/);
    const notice = page.getByRole('status').filter({ hasText: notices.sent.title });
    await notice.waitFor();
    expect(await page.getByText(notices.failed.title).isVisible()).toBe(false);
    expect(await mailsAbout(mark)).toHaveLength(1);

    await notice.getByRole('link', { name: notices.sent.dismissLabel }).click();
    await notice.waitFor({ state: 'hidden' });
  });
});
