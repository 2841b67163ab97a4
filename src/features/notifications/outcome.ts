import type { SendResult } from '../../content/contact.ts';

/** How one attempt to send went. A new object is a new attempt, even where its result is the same. */
export interface Outcome {
  result: SendResult;
}
