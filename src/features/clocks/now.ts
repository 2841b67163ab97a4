/** Returns the time of the visitor's clock in ms since 1970. Stories and tests replace it. */
export function now(): number {
  return Date.now();
}
