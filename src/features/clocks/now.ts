/** The visitor's clock, in ms since 1970. Stories and tests set their own. */
export function now(): number {
  return Date.now();
}
