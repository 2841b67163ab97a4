import { type ContactField, contactFields } from '../_shared/contract.ts';
import { toReplyAddress } from './emailAddress.ts';
import type { ReceivedMessage } from './message.ts';
import type { WaitingMessage } from './outbox.ts';
import type { Settings } from './settings.ts';

/** A mail for Resend's API. It has no HTML, so mail programs show a visitor's HTML as text. */
export interface Mail {
  from: string;
  to: string[];
  reply_to?: string;
  subject: string;
  text: string;
}

const spamMark = '[possible spam] ';
const maxNameInSubject = 100;
const labels = ['Received', ...contactFields.filter(isOneLine).map(({ name }) => labelOf(name))];
const labelWidth = Math.max(...labels.map(({ length }) => length)) + 2;

type Addresses = Pick<Settings['mail'], 'from' | 'to'>;

/** Composes a mail for a single message, or a digest, which can contain several messages. */
export function composeMail(messages: WaitingMessage[], addresses: Addresses): Mail {
  const [first] = messages;
  return first && !first.isDigest
    ? composeSingle(first, addresses)
    : composeDigest(messages, addresses);
}

/** Puts the visitor's long text last. Otherwise, a line of this text could look like a field. */
function composeSingle(waiting: WaitingMessage, { from, to }: Addresses): Mail {
  const message = readContent(waiting);
  const replyTo = waiting.isWithoutReplyTo ? undefined : toReplyAddress(message.email);
  const mark = waiting.isSuspicious ? spamMark : '';
  return {
    from,
    to,
    ...(replyTo && { reply_to: replyTo }),
    subject: `${mark}New contact message from ${nameForSubject(message)}`,
    text: [
      'A visitor wrote to you through the form on the website.',
      'Before you send an answer, check that it goes to the address below.',
      '',
      ...messageLines(waiting),
    ].join('\n'),
  };
}

function composeDigest(messages: WaitingMessage[], { from, to }: Addresses): Mail {
  const spam = messages.filter(({ isSuspicious }) => isSuspicious).length;
  const mark = spam === messages.length ? spamMark : '';
  return {
    from,
    to,
    subject: `${mark}Contact messages: ${messages.length}`,
    text: [
      'Visitors wrote to you through the form on the website. This mail can contain several messages.',
      'An answer to this mail does not reach a visitor: write to the addresses below.',
      ...(spam > 0 ? [`The last ${spam} may be spam.`] : []),
      ...messages.flatMap((message, index) => [
        '',
        `===== Message ${index + 1} of ${messages.length} =====`,
        '',
        ...messageLines(message),
      ]),
    ].join('\n'),
  };
}

function messageLines(waiting: WaitingMessage): string[] {
  const message = readContent(waiting);
  const { honeypot } = message;
  // A message has no value for a field that was added after the message was waiting.
  const filled = contactFields.filter(({ name }) => message[name]);
  return [
    ...filled
      .filter(isOneLine)
      .map(({ name }) => `${labelOf(name)}:`.padEnd(labelWidth) + message[name]),
    'Received:'.padEnd(labelWidth) + new Date(waiting.acceptedMs).toUTCString(),
    ...(honeypot ? [`Hidden field, which people do not see: ${honeypot}`] : []),
    ...filled
      .filter((field) => !isOneLine(field))
      .flatMap(({ name }) => ['', `${labelOf(name)}:`, '', message[name]]),
    '',
  ];
}

function isOneLine({ type }: ContactField): boolean {
  return type !== 'textarea';
}

/** Returns "First name" for `firstName`. */
function labelOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function readContent({ content }: WaitingMessage): ReceivedMessage {
  return JSON.parse(content) as ReceivedMessage;
}

function nameForSubject({ firstName, lastName }: ReceivedMessage): string {
  const name = `${firstName} ${lastName}`.trim();
  const [start = ''] = new RegExp(`^.{0,${maxNameInSubject}}`, 'su').exec(name) ?? [];
  // A mail program would decode text after `=?`, perhaps to characters not allowed in a header.
  return `${start}${start === name ? '' : '…'}`.replaceAll('=?', '= ?');
}
