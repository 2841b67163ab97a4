import type { ReceivedMessage } from './message.ts';
import { toReplyAddress } from './replyAddress.ts';

/** A mail in the words of Resend's API. Text only: what a visitor types is never mark-up. */
export interface Mail {
  from: string;
  to: string[];
  reply_to?: string;
  subject: string;
  text: string;
}

/** Every way in which one contact message may have to be written. */
export interface MailVariant {
  /** The message looks like spam. */
  isMarked?: boolean;
  /** The mail API refused the visitor's address. */
  isReplyRefused?: boolean;
  /** The first mail service did not confirm the mail. */
  isBySecondService?: boolean;
}

const spamMark = '[possible spam] ';
const blank = '(left blank)';
const maxNameInSubject = 100;

/** The visitor's words come last, so that nothing in them can pass for one of the fields above. */
export function composeMail(
  message: ReceivedMessage,
  from: string,
  to: string,
  { isMarked, isReplyRefused, isBySecondService }: MailVariant = {},
): Mail {
  const { firstName, lastName, email, projectDetails, honeypot } = message;
  const replyTo = isReplyRefused ? undefined : toReplyAddress(email);
  return {
    from,
    to: [to],
    ...(replyTo && { reply_to: replyTo }),
    subject: `${isMarked ? spamMark : ''}New contact message from ${nameForSubject(message)}`,
    text: [
      'A visitor wrote to you through the form on the website.',
      howToAnswer(email, replyTo),
      ...(isBySecondService
        ? ['The second mail service sent this mail. The first may have sent it too.']
        : []),
      '',
      `First name: ${firstName || blank}`,
      `Last name:  ${lastName || blank}`,
      `Email:      ${email || blank}`,
      ...(honeypot ? [`Hidden field, which people do not see: ${honeypot}`] : []),
      '',
      'Project details:',
      '',
      projectDetails || blank,
      '',
    ].join('\n'),
  };
}

function howToAnswer(email: string, replyTo: string | undefined): string {
  if (replyTo) return 'Answer this mail to answer the visitor.';
  if (email === '') return 'The visitor left no address.';
  return 'An answer to this mail does not reach the visitor: write to the address below, as it was typed.';
}

function nameForSubject({ firstName, lastName, email }: ReceivedMessage): string {
  const name = [firstName, lastName].filter(Boolean).join(' ') || email || 'a visitor';
  const [start = ''] = new RegExp(`^.{0,${maxNameInSubject}}`, 'su').exec(name) ?? [];
  // A mail program would decode an encoded word, and show what the cleaning never saw.
  return `${start}${start === name ? '' : '…'}`.replaceAll('=?', '= ?');
}

/** The same mail has the same key: browsers re-send a POST by themselves when a connection is reset. */
export async function idempotencyKey(mail: Mail): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(mail));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
