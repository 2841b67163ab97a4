/** The regular expression for `<input type="email">`, copied from the HTML standard. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Maximum length of an address in SMTP. */
const maxLength = 254;

/** Whether `<input type="email">` would accept the address. */
export function isEmailAddress(address: string): boolean {
  return emailPattern.test(address);
}

/**
 * Returns the address for `reply_to`, or undefined if the address is too long or contains `=?`.
 * Some mail software would decode the text after `=?` and use a different address.
 */
export function toReplyAddress(email: string): string | undefined {
  const address = toAsciiAddress(email);
  return address.length <= maxLength && !address.includes('=?') ? address : undefined;
}

/** Converts the domain to ASCII, because Firefox sends the domain as the visitor typed it. */
export function toAsciiAddress(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + toAsciiDomain(email.slice(at));
}

function toAsciiDomain(domain: string): string {
  if (domain.length > maxLength || /^\p{ASCII}*$/u.test(domain)) return domain;
  // In a URL, these characters would end or change the host name.
  if (/[\s/\\?#:@%[\]]/.test(domain)) return '';
  const url = `http://${domain}`;
  const hostname = URL.canParse(url) ? new URL(url).hostname : '';
  // `URL` turns full-width digits into an IP address that the visitor did not type.
  return /^[\d.]+$/.test(hostname) ? '' : hostname;
}
