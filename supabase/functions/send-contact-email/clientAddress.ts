import ipaddr from 'ipaddr.js';

/**
 * Addresses that identify a sender for the rate limit. An IPv6 customer has many addresses: at
 * least a /64 range, and often a /48 range. So the rate limit counts messages for both ranges.
 */
export interface ClientAddress {
  /** An IPv4 address, or the /64 range of an IPv6 address. */
  address: string;
  /** The /48 range of an IPv6 address. */
  network?: string;
}

/**
 * Returns the client's address from the last entry in a header, because a client can fake all
 * earlier entries. If `headerName` is empty, reads `cf-connecting-ip`, or else `x-forwarded-for`.
 * Ignores a port after the address. Returns undefined if the entry is not an IP address.
 */
export function clientAddress(headers: Headers, headerName: string): ClientAddress | undefined {
  const header = headerName
    ? headers.get(headerName)
    : (headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for'));
  const text = header?.split(',').at(-1)?.trim() ?? '';
  const [, bracketed, dotted] = /^(?:\[(.+)\]|(\d+(?:\.\d+){3}))(?::\d{1,5})?$/.exec(text) ?? [];
  const bare = bracketed ?? dotted ?? text;
  const isStrict = ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare);
  if (!isStrict || bare.includes('%')) return undefined;

  const client = ipaddr.process(bare);
  if (client instanceof ipaddr.IPv4) return { address: client.toString() };
  const groups = client.parts.map((part) => part.toString(16));
  return { address: groups.slice(0, 4).join(':'), network: groups.slice(0, 3).join(':') };
}
