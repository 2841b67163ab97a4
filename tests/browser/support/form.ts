import type { Page } from 'playwright';
import { contactMessage } from '../../../stories/fixtures/contactMessage.ts';
import { functionPath as path } from '../../../supabase/functions/send-contact-email/contract.ts';
import { contact } from '../../../src/content/contact.ts';

const { notices } = contact.form;

/** Every request to the contact function, wherever it stands. */
export const functionPath = `**${path}`;

export { contactMessage };

/** The form as its visitor finds it: by role and label. */
export function formOn(page: Page) {
  const { fields, heading, submit } = contact.form;
  const form = page.getByRole('form', { name: heading });
  const field = (name: keyof typeof fields) =>
    form.getByRole('textbox', { name: fields[name].label });
  const names = Object.keys(fields) as (keyof typeof fields)[];

  return {
    form,
    field,
    button: form.getByRole('button', { name: submit }),
    async complete(values: Record<keyof typeof fields, string> = contactMessage) {
      for (const name of names) await field(name).fill(values[name]);
    },
    values: async () => {
      const entries = await Promise.all(
        names.map(async (name) => [name, await field(name).inputValue()] as const),
      );
      return Object.fromEntries(entries);
    },
    /** Until React has hydrated the form: a submit before that waits, which most tests do not want. */
    async hydrated() {
      await form.scrollIntoViewIfNeeded();
      await page.locator('[data-island=contactForm][data-island-status=hydrated]').waitFor();
    },
  };
}

const thanks = notices.sent;
const sorry = notices.failed;

/** The notices, by whomever they are shown: notistack, the form itself, or the address. */
export function noticesOn(page: Page) {
  return {
    sent: page.getByRole('status').filter({ hasText: thanks.title }),
    failed: page.getByRole('alert').filter({ hasText: sorry.title }),
    dismiss: page.getByRole('button', { name: 'Dismiss' }),
  };
}

/** The answer of a contact function that takes every message, and what it was asked. */
export async function answerWith(
  page: Page,
  answer: Parameters<Parameters<Page['route']>[1]>[0] extends {
    fulfill: (options: infer T) => unknown;
  }
    ? T
    : never,
) {
  const bodies: unknown[] = [];
  await page.route(functionPath, async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill(answer);
  });
  return bodies;
}
