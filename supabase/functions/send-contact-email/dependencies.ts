import { Admission } from './admission.ts';
import { BoundedMap } from './memory.ts';
import { SendQueue } from './sendQueue.ts';

/** `busy` means that no call was made: the queue is longer than a visitor waits. */
export type SendResult = 'sent' | 'failed' | 'busy';

/** Everything that the handler takes from outside or keeps between requests. */
export interface Dependencies {
  fetch: typeof fetch;
  /** Milliseconds on a clock that never steps back. */
  now: () => number;
  sleep: (ms: number) => Promise<void>;
  /** In milliseconds: a body from a script, a body from a form, one call, all calls together. */
  limits: { body: number; formBody: number; try: number; send: number };
  admission: Admission;
  queue: SendQueue;
  /** Messages that are being sent, by their key: equal messages share one call. */
  inFlight: Map<string, Promise<SendResult>>;
  /** When the mail API accepted each mail, by its key: a repeat is thanked without another call. */
  accepted: BoundedMap<number>;
}

/**
 * For a script the limits stay under the 20 s that the page waits: 5 s for the body and 12 s for the
 * mail. A browser that posts a form by itself waits longer, and so may a slow line.
 */
export function createDependencies(replaced: Partial<Dependencies> = {}): Dependencies {
  return {
    fetch: (input, init) => fetch(input, init),
    now: () => performance.now(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    limits: { body: 5_000, formBody: 60_000, try: 5_000, send: 12_000 },
    admission: new Admission(),
    queue: new SendQueue(),
    inFlight: new Map(),
    accepted: new BoundedMap(1_000),
    ...replaced,
  };
}
