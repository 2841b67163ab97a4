/** Whom to count. One IPv6 customer has at least a /64 and often a /48. */
export interface ClientAddress {
  /** An IPv4 address, or the /64 of an IPv6 address. */
  address: string;
  /** The /48 of an IPv6 address. */
  network?: string;
}

/**
 * The address that the platform's own proxy wrote: the header that the settings name, or else
 * `cf-connecting-ip`, or else the last entry of `x-forwarded-for` (a client may claim all others).
 * Nothing when there is none, or when it is not exactly an IP address.
 */
export function clientAddress(headers: Headers, headerName: string): ClientAddress | undefined {
  const header = headerName
    ? headers.get(headerName)
    : (headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for'));
  const text = header?.split(',').at(-1)?.trim() ?? '';
  // The longest IPv6 address has 45 characters; brackets and a port come on top.
  return text.length > 53 ? undefined : (readIpv4(text) ?? readIpv6(text));
}

function readIpv4(text: string): ClientAddress | undefined {
  const [, address] = /^(\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?$/.exec(text) ?? [];
  const isStrict = address?.split('.').every((part) => Number(part) <= 255 && !/^0\d/.test(part));
  return address && isStrict ? { address } : undefined;
}

function readIpv6(text: string): ClientAddress | undefined {
  const [, bracketed] = /^\[(.+)\](?::\d{1,5})?$/.exec(text) ?? [];
  const bare = bracketed ?? text;
  if (!/^[\da-f:.]+$/i.test(bare)) return undefined;
  // The URL parser checks the address and writes it in one way only: hexadecimal, shortened once.
  const url = `http://[${bare}]`;
  if (!URL.canParse(url)) return undefined;
  const written = new URL(url).hostname.slice(1, -1);

  const [head = '', tail = ''] = written.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  const groups = [...left, ...zeros, ...right];

  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  if (isMapped) return { address: groups.slice(6).flatMap(toBytes).join('.') };
  return { address: groups.slice(0, 4).join(':'), network: groups.slice(0, 3).join(':') };
}

function toBytes(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}
