/** Returns the visitor's clock time in ms since 1970. Stories and tests replace this function. */
export function now(): number {
  return Date.now();
}
