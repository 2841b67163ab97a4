import ipaddr from 'ipaddr.js';

/**
 * Returns the client's addresses for the rate limit. For IPv6, these are a /64 and a /48 range,
 * because an IPv6 customer has many addresses. Reads the last entry in a header, because a client
 * can fake all earlier entries. If `headerName` is empty, reads `cf-connecting-ip`, or else
 * `x-forwarded-for`. Ignores a port. Returns no address if the entry is not an IP address.
 */
export function clientAddresses(headers: Headers, headerName: string): string[] {
  const header = headerName
    ? headers.get(headerName)
    : (headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for'));
  const text = header?.split(',').at(-1)?.trim() ?? '';
  const [, bracketed, dotted] = /^(?:\[(.+)\]|(\d+(?:\.\d+){3}))(?::\d{1,5})?$/.exec(text) ?? [];
  const bare = bracketed ?? dotted ?? text;
  const isStrict = ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare);
  if (!isStrict || bare.includes('%')) return [];

  const client = ipaddr.process(bare);
  if (client instanceof ipaddr.IPv4) return [client.toString()];
  const groups = client.parts.map((part) => part.toString(16));
  return [groups.slice(0, 4).join(':'), groups.slice(0, 3).join(':')];
}
