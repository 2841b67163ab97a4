import type { ContactMessage } from './contract.ts';

/** In UTF-16 units, as `maxlength` counts them. 254 is the longest address that SMTP carries. */
const fieldLimits: Readonly<Record<keyof ContactMessage, number>> = {
  firstName: 100,
  lastName: 100,
  email: 254,
  projectDetails: 10_000,
};

/** The test of `<input type="email">`, word for word from the HTML standard: one rule on both sides. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** No honest address holds an encoded word, and lenient mail software decodes one into another address. */
function isEmail(text: string): boolean {
  return emailPattern.test(text) && !text.includes('=?');
}

/** Marks that turn the direction of text around them: in a subject they can disguise a name. */
const bidiMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const lineBreakers = /[\p{Cc}\u2028\u2029]+/gu;

/** Fit for a mail header: one line, no control, no bidi mark. Joiners stay: emoji and Persian need them. */
function toHeaderText(text: string): string {
  return text.replace(bidiMarks, '').replace(lineBreakers, ' ').trim();
}

/** Fit for a mail body: the visitor's words as they are, with one kind of line break and no stray controls. */
function toBodyText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}

/** Own properties only: nothing is read from a prototype, and keys that are not ours are not read at all. */
export function parseJson(text: string): ContactMessage | undefined {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const own = (key: string): unknown =>
    Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
  return toMessage(own);
}

/** A page without script posts the same four names. A name given twice is nobody's honest form. */
export function parseForm(text: string): ContactMessage | undefined {
  // URLSearchParams repairs broken escapes in silence; this throws instead.
  decodeURIComponent(text);
  const form = new URLSearchParams(text);
  return toMessage((key) => {
    const [value, ...more] = form.getAll(key);
    return more.length === 0 ? value : undefined;
  });
}

function toMessage(read: (key: string) => unknown): ContactMessage | undefined {
  const field = (key: keyof ContactMessage): string => {
    const value = read(key);
    // A lone surrogate is no character at all, and does not survive the way through UTF-8.
    return typeof value === 'string' && value.length <= fieldLimits[key]
      ? value.toWellFormed()
      : '';
  };
  const message: ContactMessage = {
    firstName: toHeaderText(field('firstName')),
    lastName: toHeaderText(field('lastName')),
    email: field('email'),
    projectDetails: toBodyText(field('projectDetails')),
  };
  const complete = Object.values(message).every((value: string) => value.trim() !== '');
  return complete && isEmail(message.email) ? message : undefined;
}
