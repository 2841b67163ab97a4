import type { ReceivedMessage } from './message.ts';

const link = /https?:\/\/(?:www\.)?|www\.|\[url\b|<a\s/gi;
const markup = /\[url\b|<a\s/i;
const maxLinks = 2;

/**
 * Whether a message looks like spam. Signs are text in the hidden field, a link in a name, link
 * markup, or more than two links.
 */
export function looksLikeSpam(message: ReceivedMessage): boolean {
  const { honeypot, firstName, lastName, projectDetails } = message;
  return (
    honeypot !== '' ||
    `${firstName} ${lastName}`.search(link) >= 0 ||
    markup.test(projectDetails) ||
    (projectDetails.match(link) ?? []).length > maxLinks
  );
}
