import { BoundedMap } from './memory.ts';

const windowMs = 60 * 60 * 1000;

/**
 * So many messages an hour for each address, by the cell rate algorithm: one number an address says
 * when its allowance will be full again. It counts within one instance of the function, which is
 * enough to stop a loop; it is no quota across the whole edge network.
 */
export class RateLimiter {
  readonly #fullAt = new BoundedMap<number>(10_000);

  /** Counts one message. Returns 0, or the seconds to wait when the allowance is used up. */
  consume(address: string | undefined, limit: number, now: number): number {
    if (address === undefined || limit === 0) return 0;
    const cost = Math.floor(windowMs / limit);
    const fullAt = Math.max(this.#fullAt.get(address) ?? 0, now) + cost;
    const excess = fullAt - now - windowMs;
    if (excess > 0) return Math.ceil(excess / 1000);
    this.#fullAt.set(address, fullAt);
    return 0;
  }
}

/**
 * Whom to count: the address that the platform's own edge wrote. In `x-forwarded-for` only the last
 * entry is the platform's, the rest is whatever the client claimed. No header means no limit: one
 * bucket for everybody would let a single visitor shut the form for all.
 */
export function clientAddress(headers: Headers): string | undefined {
  const forwarded = headers.get('x-forwarded-for')?.split(',').at(-1);
  const address = (headers.get('cf-connecting-ip') ?? forwarded ?? '').trim().toLowerCase();
  if (address === '') return undefined;
  return address.includes(':') ? network(address) : address.slice(0, 64);
}

/** One IPv6 customer holds a whole /64, so that is what counts as one address. */
function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Math.max(0, 8 - groups.length - rest.length) : 0;
  const full = [...groups, ...Array<string>(zeros).fill('0'), ...rest];
  return full
    .slice(0, 4)
    .map((group) => group.slice(0, 4).replace(/^0+(?=.)/, ''))
    .join(':');
}
