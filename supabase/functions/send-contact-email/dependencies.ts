import { createSql, type Query, type Sql } from './connection.ts';

/** Everything that the function takes from outside. */
export interface Dependencies {
  sql: Sql;
  fetch: typeof fetch;
  /** Milliseconds since 1970. */
  now: () => number;
  sleep: (ms: number) => Promise<void>;
  /** How long bodies may take, and how many bytes of unanswered bodies are in memory now. */
  bodies: { jsonMs: number; formMs: number; heldBytes: number };
  /** Pause between the starts of two calls of the mail service: Resend takes five a second. */
  callIntervalMs: number;
  /** Starts a delivery that goes on after the answer. */
  startDelivery: () => void;
}

/** A script's body of 5 s and the 7 s of the database stay below the 20 s that the page waits. */
export function createDependencies(
  query: Query,
  replaced: Partial<Dependencies> = {},
): Dependencies {
  return {
    sql: createSql(query),
    fetch: (input, init) => fetch(input, init),
    now: () => Date.now(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    // A browser that posts a form by itself waits longer, and so may a slow line.
    bodies: { jsonMs: 5_000, formMs: 60_000, heldBytes: 0 },
    callIntervalMs: 250,
    startDelivery: () => {},
    ...replaced,
  };
}
