import type { Page } from 'playwright';
import { contactMessage } from '../../../stories/fixtures/contactMessage.ts';
import {
  contactFields,
  type ContactMessage,
  type FieldName,
  functionPath as path,
} from '../../../supabase/functions/_shared/contract.ts';
import { home } from '../../../src/content/en/home.ts';

const { contact } = home;

const { notices } = contact.form;

/** Pattern for the URL of the contact function on any origin. */
export const functionPath = `**${path}`;

export { contactMessage };

/** Finds the contact form and its controls by role and label. */
export function formOn(page: Page) {
  const { fields, heading, submit, retry } = contact.form;
  const form = page.getByRole('form', { name: heading });
  const field = (name: FieldName) =>
    form.getByRole('textbox', { name: fields[name].label, exact: true });

  return {
    form,
    field,
    /** The send button. Finds nothing while the form sends, because the label is different then. */
    button: form
      .getByRole('button', { name: submit })
      .or(form.getByRole('button', { name: retry })),
    async complete(values: ContactMessage = contactMessage) {
      for (const { name } of contactFields) await field(name).fill(values[name]);
    },
    /** Fills in the form and clicks the button. */
    async send(values?: ContactMessage) {
      await this.complete(values);
      await this.button.click();
    },
  };
}

/**
 * Finds the notices. Notistack shows them. Before notistack has loaded, the page shows them without
 * a library. Without JavaScript, CSS shows them with `:target` after a form post.
 */
export function noticesOn(page: Page) {
  const sent = page.getByRole('dialog', { name: notices.sent.title });
  return {
    sent,
    failed: page.getByRole('dialog', { name: notices.failed.title }),
    /** The success notice's close button. */
    dismiss: sent.getByRole('button', { name: notices.sent.dismissLabel }),
  };
}

/**
 * Mocks the contact function. `bodies` contains the received messages. A test may change `status`.
 * With `held`, the mock answers only after the test calls `release`.
 */
export async function serveContact(page: Page, { status = 200, held = false } = {}) {
  const answer = Promise.withResolvers<void>();
  if (!held) answer.resolve();
  const contact = { bodies: [] as unknown[], status, release: answer.resolve };
  await page.unroute(functionPath);
  await page.route(functionPath, async (route) => {
    contact.bodies.push(route.request().postDataJSON());
    await answer.promise;
    const code = contact.status === 200 ? 'sent' : 'internal_error';
    await route.fulfill({ status: contact.status, json: { code } });
  });
  return contact;
}
