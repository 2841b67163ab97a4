/**
 * Types and values that the page and the contact function share. This file imports nothing.
 */

/** The function's name on the platform: its folder and its entry in `supabase/config.toml` have it too. */
export const functionName = 'send-contact-email';

/** The path at which the platform, and our own servers, serve the function. */
export const functionPath = `/functions/v1/${functionName}`;

/** A field of the contact form. Its words are in `src/content/contact.ts`. */
export interface ContactField<Name extends string = FieldName> {
  /** Key of the message. A mail shows `firstName` as "First name". */
  name: Name;
  /** Only a `textarea` has several lines. */
  type: 'text' | 'email' | 'tel' | 'textarea';
  required: boolean;
  autoComplete?: string;
  /** Two `half` fields share a row. Without a width, the field has a row of its own. */
  width?: 'half';
}

/** Keeps the names as literal types. */
function defineFields<Name extends string>(fields: ContactField<Name>[]) {
  return fields;
}

/** The fields of a contact message (FORM-1), in the order of the form. */
export const contactFields = defineFields([
  { name: 'firstName', type: 'text', required: true, autoComplete: 'given-name', width: 'half' },
  { name: 'lastName', type: 'text', required: true, autoComplete: 'family-name', width: 'half' },
  { name: 'email', type: 'email', required: true, autoComplete: 'email' },
  { name: 'projectDetails', type: 'textarea', required: true },
]);

export type FieldName = (typeof contactFields)[number]['name'];

/** The values of all fields. */
export type ContactMessage = Record<FieldName, string>;

/** Anchors of the redirect after a form post without script: `/#message-sent`. */
export const resultAnchors = { sent: 'message-sent', failed: 'message-failed' } as const;

/**
 * A hidden field of the plain HTML form. Spam programs fill it in, and the mail is then marked. The
 * script's call never contains this field.
 */
export const honeypotField = 'website';

/**
 * A hidden field of the plain HTML form on a page that is not in the first language: the name of its
 * locale, which is also its address. The page of the answer is `/ar#message-sent`.
 */
export const localeField = 'locale';
export const localeName = /^[a-z]{2,3}(-[a-z\d]{2,8})*$/;

const unseen = String.raw`\p{Z}\p{Cc}\p{Cf}\p{DI}\u2800`;

/** A text without a visible character. The function treats an optional field with it as blank. */
export const blankText = `[${unseen}]*`;

/**
 * One character that a reader can see, as the source of a regular expression with the flag `u` or
 * `v`. The page checks a required field with `pattern=".*[…].*"`; the function refuses a message if a
 * required field has no such character.
 */
export const visibleCharacter = `[^${unseen}]`;

const phoneMark = String.raw`[\p{Z}\p{Cf}+\(\)\-.\/]`;

/**
 * A phone number: five digits or more, with spaces and `+().-/`, as the source of a regular expression
 * with the flag `u` or `v`. A pasted number may also have invisible characters.
 */
export const phoneNumber = String.raw`${phoneMark}*(\p{Nd}${phoneMark}*){5,}`;
