import type { ClientAddress } from './clientAddress.ts';
import { BoundedMap } from './memory.ts';

const windowMs = 60 * 60 * 1000;

/**
 * So many an hour for each key, by the generic cell rate algorithm: one number a key says when its
 * allowance will be full again.
 */
class RateLimiter {
  readonly #fullAt = new BoundedMap<number>(10_000);

  /** In milliseconds: 0 when there is room for one more. */
  waitFor(key: string, limit: number, now: number): number {
    return Math.max(0, this.#next(key, limit, now) - now - windowMs);
  }

  consume(key: string, limit: number, now: number): void {
    this.#fullAt.set(key, this.#next(key, limit, now));
  }

  #next(key: string, limit: number, now: number): number {
    return Math.max(this.#fullAt.get(key) ?? now, now) + Math.floor(windowMs / limit);
  }
}

/** Messages an hour: for one address, for one /48 of IPv6, and for everybody together. */
export interface Limits {
  address: number;
  network: number;
  total: number;
}

/** An allowance of messages that is counted for addresses, for networks and in total at once. */
export class Budget {
  readonly #limiters = {
    address: new RateLimiter(),
    network: new RateLimiter(),
    total: new RateLimiter(),
  };

  /** In milliseconds, until every count that applies has room for one more. */
  waitFor(client: ClientAddress | undefined, limits: Limits, now: number): number {
    return Math.max(
      ...this.#counts(client).map(([name, key]) =>
        this.#limiters[name].waitFor(key, limits[name], now),
      ),
    );
  }

  /** Counts one message everywhere or nowhere, and returns whether there was room. */
  consume(client: ClientAddress | undefined, limits: Limits, now: number): boolean {
    if (this.waitFor(client, limits, now) > 0) return false;
    for (const [name, key] of this.#counts(client)) {
      this.#limiters[name].consume(key, limits[name], now);
    }
    return true;
  }

  #counts(client: ClientAddress | undefined): [keyof Limits, string][] {
    return [
      ...(client ? [['address', client.address] satisfies [keyof Limits, string]] : []),
      ...(client?.network ? [['network', client.network] satisfies [keyof Limits, string]] : []),
      ['total', 'everybody'],
    ];
  }
}
