import { type ContactMessage, honeypotField, visibleCharacter } from '../_shared/contract.ts';

/** A contact message as the function works with it: cleaned, and blank where a field has no words. */
export interface ReceivedMessage extends ContactMessage {
  /** What stood in the hidden field of the plain HTML form. */
  honeypot: string;
}

const visible = new RegExp(visibleCharacter, 'u');

/** Marks that change the direction of text: in a subject they can disguise a name. */
const bidiMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const lineBreakers = /[\p{Cc}\u2028\u2029]+/gu;

/** One line for a mail header: no control, no bidi mark. Joiners stay: emoji and Persian need them. */
function toHeaderText(text: string): string {
  return text.replace(bidiMarks, '').replace(lineBreakers, ' ').trim();
}

/** Text for a mail body: the visitor's words as they are, with one kind of line break and no controls. */
function toBodyText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}

/** Reads own properties only, and only the four of a contact message. */
export function parseJson(text: string): ReceivedMessage | undefined {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return undefined;
  return toMessage((key) =>
    key !== honeypotField && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
  );
}

/** Reads what a page without script posts. A name that stands there twice keeps both values. */
export function parseForm(text: string): ReceivedMessage | undefined {
  const pairs = text.split('&').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [decodeFormText(name), decodeFormText(value.join('='))] as const;
  });
  return toMessage((key) =>
    pairs
      .filter(([name]) => name === key)
      .map(([, value]) => value)
      .join('\n'),
  );
}

/** `URLSearchParams` would repair a broken escape in silence; this throws. */
function decodeFormText(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}

/** The message, or nothing when none of its fields has a visible character. */
function toMessage(read: (key: string) => unknown): ReceivedMessage | undefined {
  const field = (key: string, clean: (text: string) => string): string => {
    const value = read(key);
    // A lone surrogate is not a character and does not survive UTF-8.
    const text = typeof value === 'string' ? clean(value.toWellFormed()) : '';
    return visible.test(text) ? text : '';
  };
  const message = {
    firstName: field('firstName', toHeaderText),
    lastName: field('lastName', toHeaderText),
    email: field('email', toHeaderText),
    projectDetails: field('projectDetails', toBodyText),
  };
  if (Object.values(message).every((text) => text === '')) return undefined;
  return { ...message, honeypot: field(honeypotField, toHeaderText) };
}
