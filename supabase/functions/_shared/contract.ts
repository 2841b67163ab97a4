/** Types and values that both the page and the contact function use. This file imports nothing. */

/** Name of the function on Supabase, of its folder and of its entry in `supabase/config.toml`. */
export const functionName = 'send-contact-email';

/** Path of the function on Supabase and on our own servers. */
export const functionPath = `/functions/v1/${functionName}`;

/** A field of the contact form. Its texts are in `src/content/<locale>/contact.ts`. */
export interface ContactField<Name extends string = FieldName> {
  /** Name of the field in a message. A mail shows `firstName` as "First name". */
  name: Name;
  /** Only a `textarea` has several lines. */
  type: 'text' | 'email' | 'tel' | 'textarea';
  required: boolean;
  autoComplete?: string;
  /** Two `half` fields share a row. Without a width, the field has a row of its own. */
  width?: 'half';
}

/** Lets TypeScript keep the names as literal types. */
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

export type ContactMessage = Record<FieldName, string>;

/** Anchors to which a form post without script is redirected: `/#message-sent`. */
export const resultAnchors = { sent: 'message-sent', failed: 'message-failed' } as const;

/**
 * A hidden field of the plain HTML form. Spam programs fill it in. The function then marks the
 * message as possible spam. A message that the script sends never contains this field.
 */
export const honeypotField = 'website';

/**
 * A hidden field of the plain HTML form on pages that are not in the first language. It contains
 * the name of the locale, such as `ar`. The visitor is then redirected to `/ar#message-sent`.
 */
export const localeField = 'locale';
export const localeName = /^[a-z]{2,3}(-[a-z\d]{2,8})*$/;

const unseen = String.raw`\p{Z}\p{Cc}\p{Cf}\p{DI}\u2800`;

/** A text without a visible character. The function treats it as blank in optional fields. */
export const blankText = `[${unseen}]*`;

/**
 * One character that a reader can see, as the source of a regular expression with the flag `u` or
 * `v`. The page checks a required field with `pattern=".*[…].*"`. The function refuses a message
 * in which a required field has no such character.
 */
export const visibleCharacter = `[^${unseen}]`;

const phoneMark = String.raw`[\p{Z}\p{Cf}+\(\)\-.\/]`;

/**
 * The source of a regular expression with the flag `u` or `v`. A phone number has five digits or
 * more. It may also have spaces, `+().-/` and, if it was pasted, invisible characters.
 */
export const phoneNumber = String.raw`${phoneMark}*(\p{Nd}${phoneMark}*){5,}`;
