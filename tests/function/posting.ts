import type { Mail } from '../../supabase/functions/send-contact-email/mail.ts';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';
import { createRequest, type TestFunction } from './support.ts';

const words = 'We need an app for bookings. Können Sie im Mai beginnen? نريد تطبيقاً. 我们。\n';

/** Returns the numbers from 0 to `length` - 1. */
export const range = (length: number) => Array.from({ length }, (_, number) => number);

/** Returns a message with a unique text of 10 to about 3,000 characters. */
export function numberedMessage(number: number) {
  const details = words.repeat(40).slice(0, (number * 7919) % 3_000);
  return { ...contactMessage, projectDetails: `Project ${number}. ${details}`.trim() };
}

/** Posts a numbered message from an IP address, and returns the code in the answer. */
export async function post(fn: TestFunction, number: number, address = '192.0.2.1') {
  const headers = { 'x-forwarded-for': address };
  const answer = await fn.handle(createRequest(numberedMessage(number), { headers }));
  return ((await answer.json()) as { code: string }).code;
}

/** Returns the sorted numbers of all messages in the mails, with `NaN` for each damaged message. */
export function readNumbers(mails: Iterable<Mail>): number[] {
  const parts = [...mails].flatMap(({ text }) => text.split('\nProject details:\n\n').slice(1));
  const numbers = parts.map((part) => {
    const details = (part.split('\n\n===== Message ')[0] ?? '').trim();
    const number = Number(/^Project (\d+)\./.exec(details)?.[1]);
    return details === numberedMessage(number).projectDetails ? number : Number.NaN;
  });
  return numbers.toSorted((a, b) => a - b);
}
