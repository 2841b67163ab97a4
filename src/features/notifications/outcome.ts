import type { SendResult } from '../../content/contact.ts';

/** In ms: long enough to be read twice. A failure stays until it is dismissed. */
export const successDuration = 10_000;

/** How one attempt to send went. A new object is a new attempt, even where its result is the same. */
export interface Outcome {
  result: SendResult;
}
