/** The test of `<input type="email">`, word for word from the HTML standard. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** The longest address that SMTP carries. */
const maxLength = 254;

/**
 * The address for `reply_to`, with an international domain in its ASCII form. Nothing when mail
 * software could not use the address as it stands; the mail then shows it as text.
 */
export function toReplyAddress(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const address = `${email.slice(0, at)}@${toAsciiDomain(email.slice(at + 1))}`;
  // Lenient mail software decodes an encoded word into another address.
  const isUsable = address.length <= maxLength && !address.includes('=?');
  return at > 0 && isUsable && emailPattern.test(address) ? address : undefined;
}

/** Firefox sends an international domain as typed, Chromium in its ASCII form. */
function toAsciiDomain(domain: string): string {
  if (domain.length > maxLength || /^\p{ASCII}*$/u.test(domain)) return domain;
  // In an address of the web these would end the host name.
  if (/[\s/\\?#:@%[\]]/.test(domain)) return '';
  const url = `http://${domain}`;
  const hostname = URL.canParse(url) ? new URL(url).hostname : '';
  // Full-width digits would become an IP address that nobody typed.
  return /^[\d.]+$/.test(hostname) ? '' : hostname;
}
