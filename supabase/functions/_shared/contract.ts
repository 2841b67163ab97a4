/** Types and values that the page and the contact function share. This file has no imports. */

/** Name of the contact function, of its folder, and of its entry in `supabase/config.toml`. */
export const functionName = 'send-contact-email';

/** URL path of the contact function, on Supabase and on the dev and preview servers. */
export const functionPath = `/functions/v1/${functionName}`;

/** A field in the contact form. Its texts are in `src/content/<locale>/contact.ts`. */
export interface ContactField<Name extends string = FieldName> {
  /** Property name in a message. A mail shows `firstName` as "First name". */
  name: Name;
  /** Only a `textarea` can have more than one line. */
  type: 'text' | 'email' | 'tel' | 'textarea';
  required: boolean;
  autoComplete?: string;
  /** Two neighbouring `half` fields before the first textarea share a row. */
  width?: 'half';
}

/** Lets TypeScript keep the names as literal types. */
function defineFields<Name extends string>(fields: ContactField<Name>[]) {
  return fields;
}

/** Fields in a contact message, in the same order as in the form (FORM-1 in the specification). */
export const contactFields = defineFields([
  { name: 'firstName', type: 'text', required: true, autoComplete: 'given-name', width: 'half' },
  { name: 'lastName', type: 'text', required: true, autoComplete: 'family-name', width: 'half' },
  { name: 'email', type: 'email', required: true, autoComplete: 'email' },
  { name: 'projectDetails', type: 'textarea', required: true },
]);

export type FieldName = (typeof contactFields)[number]['name'];

export type ContactMessage = Record<FieldName, string>;

/** Without JavaScript, submitting the form redirects to an anchor, such as `/#message-sent`. */
export const resultAnchors = { sent: 'message-sent', failed: 'message-failed' } as const;

/**
 * A hidden field in the plain HTML form. Only spam programs fill it in, so a message with text in
 * this field is marked as possible spam. The page's script never sends this field.
 */
export const honeypotField = 'website';

/**
 * A hidden field in the plain HTML form. Its value is the name of the locale, such as `ar`, so that
 * the function redirects to `/ar#message-sent`. Pages in the default language omit this field.
 */
export const localeField = 'locale';
export const localeName = /^[a-z]{2,3}(-[a-z\d]{2,8})*$/;

const unseen = String.raw`\p{Z}\p{Cc}\p{Cf}\p{DI}\u2800`;

/** Regular expression for blank text: an empty string, or only invisible characters. */
export const blankText = `[${unseen}]*`;

/**
 * Regular expression (flag `u` or `v`) for one character that a reader can see. The page checks
 * required text and e-mail fields with `pattern=".*[…].*"`. The function refuses a message if a
 * required field has no visible character.
 */
export const visibleCharacter = `[^${unseen}]`;

const phoneMark = String.raw`[\p{Z}\p{Cf}+\(\)\-.\/]`;

/**
 * Regular expression (flag `u` or `v`) for a phone number with at least five digits. The number may
 * also contain spaces and `+().-/`. A pasted number may contain invisible characters.
 */
export const phoneNumber = String.raw`${phoneMark}*(\p{Nd}${phoneMark}*){5,}`;
