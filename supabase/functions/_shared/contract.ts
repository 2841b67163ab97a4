/** Types and values that both the page and the contact function use. This file imports nothing. */

/** Name of the contact function, of its folder and of its entry in `supabase/config.toml`. */
export const functionName = 'send-contact-email';

/** Path of the contact function on Supabase and on our own servers. */
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

/** The fields of a contact message, in the order of the form (FORM-1 in the specification). */
export const contactFields = defineFields([
  { name: 'firstName', type: 'text', required: true, autoComplete: 'given-name', width: 'half' },
  { name: 'lastName', type: 'text', required: true, autoComplete: 'family-name', width: 'half' },
  { name: 'email', type: 'email', required: true, autoComplete: 'email' },
  { name: 'projectDetails', type: 'textarea', required: true },
]);

export type FieldName = (typeof contactFields)[number]['name'];

export type ContactMessage = Record<FieldName, string>;

/** After a form post without script, the function redirects to an anchor: `/#message-sent`. */
export const resultAnchors = { sent: 'message-sent', failed: 'message-failed' } as const;

/**
 * A hidden field of the plain HTML form. Only spam programs fill it in, so the function marks the
 * message as possible spam. The script of the page never sends this field.
 */
export const honeypotField = 'website';

/**
 * A hidden field of the plain HTML form. Pages in the first language do not have this field. Its
 * value is the name of the locale, such as `ar`. The function then redirects to `/ar#message-sent`.
 */
export const localeField = 'locale';
export const localeName = /^[a-z]{2,3}(-[a-z\d]{2,8})*$/;

const unseen = String.raw`\p{Z}\p{Cc}\p{Cf}\p{DI}\u2800`;

/** Regular expression for blank text: no characters, or only invisible characters. */
export const blankText = `[${unseen}]*`;

/**
 * Regular expression (flag `u` or `v`) for one character that a reader can see. The page checks a
 * required field with `pattern=".*[…].*"`. The function refuses a message if a required field has
 * no visible character.
 */
export const visibleCharacter = `[^${unseen}]`;

const phoneMark = String.raw`[\p{Z}\p{Cf}+\(\)\-.\/]`;

/**
 * Regular expression (flag `u` or `v`) for a phone number with at least five digits. The number may
 * also contain spaces and `+().-/`. A pasted number may contain invisible characters.
 */
export const phoneNumber = String.raw`${phoneMark}*(\p{Nd}${phoneMark}*){5,}`;
