import {
  contactFields,
  type ContactMessage,
} from '../../../../supabase/functions/_shared/contract.ts';

/** Returns the message that the page sends: every field, but not the locale. */
export function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const values = contactFields.map(({ name }) => [name, data.get(name)]);
  return Object.fromEntries(values) as ContactMessage;
}
