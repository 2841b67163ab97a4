import { maxAddressLength, toAsciiAddress } from '../_shared/contract.ts';

/**
 * Returns the address for `reply_to`, or undefined if the address is too long or contains `=?`.
 * Some mail software would decode the text after `=?` and use a different address.
 */
export function toReplyAddress(email: string): string | undefined {
  const address = toAsciiAddress(email);
  return address.length <= maxAddressLength && !address.includes('=?') ? address : undefined;
}
