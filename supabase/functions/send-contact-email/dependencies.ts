import { BoundedMap } from './memory.ts';
import { RateLimiter } from './rateLimit.ts';

/** Everything that the handler takes from outside. Its host may replace any of it. */
export interface Dependencies {
  fetch: typeof fetch;
  now: () => number;
  sleep: (ms: number) => Promise<void>;
  /** In milliseconds: reading the request, one try of the mail API, all tries together. */
  limits: { body: number; try: number; send: number };
  limiter: RateLimiter;
  /** When the mail API accepted each mail, by its key: a repeat is thanked again without another call. */
  accepted: BoundedMap<number>;
}

/** Together the limits stay under the 20 s that the page waits: 5 s for the body and 12 s for the mail. */
export function createDependencies(replaced: Partial<Dependencies> = {}): Dependencies {
  return {
    fetch: (input, init) => fetch(input, init),
    now: Date.now,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    limits: { body: 5_000, try: 5_000, send: 12_000 },
    limiter: new RateLimiter(),
    accepted: new BoundedMap(1_000),
    ...replaced,
  };
}
