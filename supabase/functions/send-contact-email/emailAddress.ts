/** The regular expression for `<input type="email">`, copied from the HTML standard. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Length of the longest address that SMTP allows. */
const maxLength = 254;

/** Whether a browser would accept the address. */
export function isEmailAddress(address: string): boolean {
  return emailPattern.test(address);
}

/**
 * Returns the address for `reply_to`, or undefined if the address is too long or contains `=?`.
 * Some mail software would decode the text after `=?` and get another address.
 */
export function toReplyAddress(email: string): string | undefined {
  const address = toAsciiAddress(email);
  return address.length <= maxLength && !address.includes('=?') ? address : undefined;
}

/** Returns the address with an ASCII domain. Firefox sends the domain as the visitor typed it. */
export function toAsciiAddress(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + toAsciiDomain(email.slice(at));
}

function toAsciiDomain(domain: string): string {
  if (domain.length > maxLength || /^\p{ASCII}*$/u.test(domain)) return domain;
  // In a URL, these characters would end the host name.
  if (/[\s/\\?#:@%[\]]/.test(domain)) return '';
  const url = `http://${domain}`;
  const hostname = URL.canParse(url) ? new URL(url).hostname : '';
  // Full-width digits would become an IP address that the visitor did not type.
  return /^[\d.]+$/.test(hostname) ? '' : hostname;
}
