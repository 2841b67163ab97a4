import { createSql, type Query, type Sql } from './connection.ts';

/** External dependencies of the contact function. Tests replace them. */
export interface Dependencies {
  sql: Sql;
  fetch: typeof fetch;
  /** Milliseconds since 1970. */
  now: () => number;
  sleep: (ms: number) => Promise<void>;
  /** Timeouts for reading a request body, and the total size of all bodies in memory. */
  bodies: { jsonMs: number; formMs: number; heldBytes: number };
  /** Pause after each call to the mail service. Resend accepts two calls a second by default. */
  callIntervalMs: number;
  /** Starts a delivery, which continues after the response is sent. */
  startDelivery: () => void;
}

/**
 * Creates the function's dependencies. The page's script gives up after 20 s, so the function must
 * answer earlier: it allows 5 s for the body, and 4 s for each database statement.
 */
export function createDependencies(
  query: Query,
  replaced: Partial<Dependencies> = {},
): Dependencies {
  return {
    sql: createSql(query),
    fetch: (input, init) => fetch(input, init),
    now: () => Date.now(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    // Without JavaScript, the page has no timeout, so a slow connection gets more time.
    bodies: { jsonMs: 5_000, formMs: 60_000, heldBytes: 0 },
    callIntervalMs: 500,
    startDelivery: () => {},
    ...replaced,
  };
}
