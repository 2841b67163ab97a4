import { createSql, type Query, type Sql } from './connection.ts';

/** External dependencies of the function. Tests replace them. */
export interface Dependencies {
  sql: Sql;
  fetch: typeof fetch;
  /** Milliseconds since 1970. */
  now: () => number;
  sleep: (ms: number) => Promise<void>;
  /** Timeouts of bodies, and the number of bytes of unanswered bodies in memory. */
  bodies: { jsonMs: number; formMs: number; heldBytes: number };
  /** Minimum time between the starts of two calls: Resend accepts five calls a second. */
  callIntervalMs: number;
  /** Starts a delivery that continues after the answer. */
  startDelivery: () => void;
}

/** A script's body (5 s) and the database (7 s) are within the page's timeout of 20 s. */
export function createDependencies(
  query: Query,
  replaced: Partial<Dependencies> = {},
): Dependencies {
  return {
    sql: createSql(query),
    fetch: (input, init) => fetch(input, init),
    now: () => Date.now(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    // A form post without script has a longer timeout, so a slow connection gets more time.
    bodies: { jsonMs: 5_000, formMs: 60_000, heldBytes: 0 },
    callIntervalMs: 250,
    startDelivery: () => {},
    ...replaced,
  };
}
