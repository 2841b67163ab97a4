import { createSql, type Query, type Sql } from './connection.ts';

/** External dependencies of the contact function. Tests replace them. */
export interface Dependencies {
  sql: Sql;
  fetch: typeof fetch;
  /** Milliseconds since 1970. */
  now: () => number;
  sleep: (ms: number) => Promise<void>;
  /**
   * Timeouts for reading a request body: without a byte, and for the whole body. Also the total size
   * of all bodies in memory.
   */
  bodies: { silenceMs: number; jsonMs: number; formMs: number; heldBytes: number };
  /** Pause after each call to the mail service. Resend accepts two calls a second by default. */
  callIntervalMs: number;
  /** Starts a delivery, which continues after the response is sent. */
  startDelivery: () => void;
}

/** Creates the function's dependencies. */
export function createDependencies(
  query: Query,
  replaced: Partial<Dependencies> = {},
): Dependencies {
  return {
    sql: createSql(query),
    fetch: (input, init) => fetch(input, init),
    now: () => Date.now(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    // The page's script gives up after 20 s. Without JavaScript, a slow connection gets more time.
    bodies: { silenceMs: 10_000, jsonMs: 18_000, formMs: 60_000, heldBytes: 0 },
    callIntervalMs: 500,
    startDelivery: () => {},
    ...replaced,
  };
}
