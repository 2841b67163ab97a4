import {
  cleanAddress,
  contactFields,
  type ContactMessage,
  honeypotField,
  isBlank,
  isValid,
  localeField,
  localeName,
} from '../_shared/contract.ts';

/** A contact message with cleaned values. A value without a visible character becomes empty. */
export interface ReceivedMessage extends ContactMessage {
  /** Text from the hidden field in the plain HTML form. Only spam programs fill it in. */
  honeypot: string;
}

/** Characters that change the direction of text. In a subject, they can hide the sender's name. */
const bidiMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const lineBreakers = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * Returns one line of text for a mail header, without characters that change the text direction.
 * Zero-width joiners remain, because emoji and Persian text need them.
 */
function toHeaderText(text: string): string {
  return text.replace(bidiMarks, '').replace(lineBreakers, ' ').trim();
}

/** Converts line breaks to LF. Removes all control characters except LF and tabs. */
function toBodyText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}

const cleaners = {
  text: toHeaderText,
  tel: toHeaderText,
  email: cleanAddress,
  textarea: toBodyText,
};

/** Reads a message from JSON. Ignores inherited properties and unknown properties. */
export function parseJson(text: string): ReceivedMessage {
  const value: unknown = JSON.parse(text);
  const isObject = typeof value === 'object' && value !== null;
  return toMessage((key) =>
    isObject && key !== honeypotField && Object.hasOwn(value, key)
      ? Reflect.get(value, key)
      : undefined,
  );
}

/** Reads a form that was submitted without JavaScript. Keeps all values of a repeated field. */
export function parseForm(text: string): ReceivedMessage {
  // `decodeURIComponent` throws for an invalid escape, but `URLSearchParams` accepts it.
  if (decodeURIComponent(text.replaceAll('+', ' ')) === '') throw new TypeError('No form.');
  const form = new URLSearchParams(text);
  return toMessage((key) => form.getAll(key).join('\n'));
}

/** Returns the path to redirect to after the form was submitted, for example `/ar`. */
export function readPage(text: string): string {
  const name = new URLSearchParams(text).get(localeField) ?? '';
  return localeName.test(name) ? `/${name}` : '/';
}

function toMessage(read: (key: string) => unknown): ReceivedMessage {
  const field = (key: string, clean: (text: string) => string): string => {
    const value = read(key);
    // `toWellFormed` replaces lone surrogates, because UTF-8 cannot represent them.
    const text = typeof value === 'string' ? clean(value.toWellFormed()) : '';
    return isBlank(text) ? '' : text;
  };
  const entries = contactFields.map(({ name, type }) => [name, field(name, cleaners[type])]);
  const message = Object.fromEntries(entries) as ContactMessage;
  return { ...message, honeypot: field(honeypotField, toHeaderText) };
}

/** Returns the names of required fields that are blank, and of fields with an invalid value. */
export function invalidFields(message: ReceivedMessage): string[] {
  return contactFields
    .filter((field) => !isValid(field, message[field.name]))
    .map(({ name }) => name);
}
