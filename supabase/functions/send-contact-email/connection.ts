/** Runs one SQL statement and returns its rows. */
export type Query = (text: string, values: unknown[]) => Promise<object[]>;

/** Runs the SQL statement in a template literal. Each value becomes a query parameter. */
export type Sql = <Row extends object>(
  texts: TemplateStringsArray,
  ...values: unknown[]
) => Promise<Row[]>;

/** The page's script waits 20 s for an answer. The other 3 s are for the network. */
const statementLimitMs = 17_000;

/**
 * Options for the `postgres` driver. Prepared statements are off, because a connection pooler in
 * transaction mode may not support them.
 */
export const connectionOptions = {
  max: 1,
  prepare: false,
  fetch_types: false,
  connect_timeout: statementLimitMs / 1_000,
  idle_timeout: 60,
  backoff: () => 0.1,
  onnotice: () => {},
};

/** The functions of the `postgres` driver that this file calls. */
interface Driver {
  unsafe: (text: string, values: string[]) => Promise<object[]>;
  end: (options: { timeout: number }) => Promise<void>;
}

/**
 * Runs statements with a driver. If a connection does not answer for 17 s, the next statement uses a
 * new connection. Otherwise, the driver would wait forever for a lost connection.
 */
export function connect(open: () => Driver): { query: Query; close: () => Promise<void> } {
  let driver = open();
  let answeredMs = 0;
  const query: Query = async (text, values) => {
    const own = driver;
    const startMs = performance.now();
    const timer = setInterval(() => {
      const silentMs = performance.now() - Math.max(startMs, answeredMs);
      if (driver !== own || silentMs < statementLimitMs) return;
      driver = open();
      void own.end({ timeout: 0 });
    }, 1_000);
    try {
      return await own.unsafe(text, values as string[]);
    } finally {
      answeredMs = performance.now();
      clearInterval(timer);
    }
  };
  return { query, close: () => driver.end({ timeout: 1 }) };
}

/** Returns a function that runs a statement, but throws after 17 s, because a visitor is waiting. */
export function createSql(query: Query): Sql {
  return async <Row extends object>(texts: TemplateStringsArray, ...values: unknown[]) => {
    const limit = Promise.withResolvers<never>();
    const error = new DOMException('The database did not answer in time.', 'TimeoutError');
    const timer = setTimeout(limit.reject, statementLimitMs, error);
    try {
      const text = texts.reduce((start, next, index) => `${start}$${index}${next}`);
      return (await Promise.race([query(text, values), limit.promise])) as Row[];
    } finally {
      clearTimeout(timer);
    }
  };
}
