/** Resend takes five calls a second. */
const defaultIntervalMs = 220;

/** Calls to the mail API start at least one interval apart, in the order in which they asked. */
export class SendQueue {
  #freeAt = Number.NEGATIVE_INFINITY;
  readonly #intervalMs: number;

  constructor(intervalMs = defaultIntervalMs) {
    this.#intervalMs = intervalMs;
  }

  /** Takes the next slot and returns the milliseconds until it; nothing when it lies after `latest`. */
  reserve(now: number, latest: number): number | undefined {
    const slot = Math.max(now, this.#freeAt);
    if (slot > latest) return undefined;
    this.#freeAt = slot + this.#intervalMs;
    return slot - now;
  }
}
