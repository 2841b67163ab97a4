/** Types and values that the page and the contact function share. This file has no imports. */

/** Name of the contact function, of its folder, and of its entry in `supabase/config.toml`. */
export const functionName = 'send-contact-email';

/** URL path of the contact function, on Supabase and on our servers. */
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

/**
 * Maximum size of a request body in bytes, enough for 85,000 Chinese characters in JSON. The page
 * counts before it sends a message, and the function refuses a larger body.
 */
export const maxBodyBytes = 256 * 1024;

const unseen = String.raw`\p{Z}\p{Cc}\p{Cf}\p{DI}\u2800`;

/** Which values a field may have. */
export type FieldRule = Pick<ContactField, 'type' | 'required'>;

/** An empty string, or only invisible characters. */
const blankText = `[${unseen}]*`;

/** At least one character that a reader can see. `.` would not match a line separator. */
const visibleText = String.raw`[\s\S]*[^${unseen}][\s\S]*`;

const phoneMark = String.raw`[\p{Z}\p{Cc}\p{Cf}+\(\)\-.\/]`;

/**
 * At least five digits. A phone number may also contain spaces and `+().-/`, and a pasted number
 * invisible characters.
 */
const phoneNumber = String.raw`${phoneMark}*(\p{Nd}${phoneMark}*){5,}`;

/**
 * Returns the `pattern` of a field, with which the browser checks the field without JavaScript. A
 * textarea cannot have a pattern. The browser has its own check for an e-mail address.
 */
export function patternFor({ type, required }: FieldRule): string | undefined {
  if (type === 'tel') return required ? phoneNumber : `${phoneNumber}|${blankText}`;
  return type === 'text' && required ? visibleText : undefined;
}

const blank = new RegExp(`^${blankText}$`, 'u');
const phone = new RegExp(`^${phoneNumber}$`, 'u');

/** The regular expression for `<input type="email">`, copied from the HTML standard. */
const emailAddress =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether the text has no character that a reader can see. */
export function isBlank(text: string): boolean {
  return blank.test(text);
}

/** Whether a field may have this value. The page and the contact function both call `isValid`. */
export function isValid({ type, required }: FieldRule, value: string): boolean {
  if (isBlank(value)) return !required;
  if (type === 'email') return emailAddress.test(toAsciiAddress(cleanAddress(value)));
  return type !== 'tel' || phone.test(value);
}

/**
 * Removes special spaces and invisible characters, which a copied e-mail address may contain. Keeps
 * zero-width joiners, which a domain may contain, and spaces and line breaks inside, which are errors.
 */
export function cleanAddress(address: string): string {
  return address.replace(/(?![ \u200c\u200d])[\p{Zs}\p{Cf}]/gu, '').trim();
}

/** Maximum length of an address in SMTP. */
export const maxAddressLength = 254;

/**
 * Returns an e-mail address with its domain in ASCII. Chromium does the same to the value of a
 * field, Firefox does not, and Safari refuses a domain that is not in ASCII.
 */
export function toAsciiAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + toAsciiDomain(address.slice(at));
}

function toAsciiDomain(domain: string): string {
  if (domain.length > maxAddressLength || /^\p{ASCII}*$/u.test(domain)) return domain;
  // In a URL, these characters would end or change the host name.
  if (/[\s/\\?#:@%[\]]/.test(domain)) return '';
  try {
    const { hostname } = new URL(`http://${domain}`);
    // `URL` turns full-width digits into an IP address that the visitor did not type.
    return /^[\d.]+$/.test(hostname) ? '' : hostname;
  } catch {
    return '';
  }
}
