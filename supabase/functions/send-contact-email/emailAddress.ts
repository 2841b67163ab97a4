/** The test of `<input type="email">`, word for word from the HTML standard. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** The longest address that SMTP carries. */
const maxLength = 254;

/** Whether a browser would accept the address. */
export function isEmailAddress(address: string): boolean {
  return emailPattern.test(address);
}

/**
 * The address for `reply_to`. Nothing when mail software could not use it: lenient software decodes
 * an encoded word (`=?`) into another address.
 */
export function toReplyAddress(email: string): string | undefined {
  const address = toAsciiAddress(email);
  return address.length <= maxLength && !address.includes('=?') ? address : undefined;
}

/** The address with its domain in ASCII. Firefox sends it as typed, Chromium in its ASCII form. */
export function toAsciiAddress(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + toAsciiDomain(email.slice(at));
}

function toAsciiDomain(domain: string): string {
  if (domain.length > maxLength || /^\p{ASCII}*$/u.test(domain)) return domain;
  // In an address of the web these would end the host name.
  if (/[\s/\\?#:@%[\]]/.test(domain)) return '';
  const url = `http://${domain}`;
  const hostname = URL.canParse(url) ? new URL(url).hostname : '';
  // Full-width digits would become an IP address that the visitor did not type.
  return /^[\d.]+$/.test(hostname) ? '' : hostname;
}
