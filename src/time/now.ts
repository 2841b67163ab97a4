/** Returns the time on the visitor's device in ms since 1970. Stories replace `now`. */
export function now(): number {
  return Date.now();
}
