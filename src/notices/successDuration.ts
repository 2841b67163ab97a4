/** Time in ms until a success notice closes, enough to read it twice. Failure notices stay open. */
export const successDurationMs = 10_000;
