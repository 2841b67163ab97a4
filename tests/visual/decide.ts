import type { State } from './run.ts';

/** What came of taking a screenshot once: its hash of pixels, or why there is none. */
export type Attempt = { hash: string } | { failure: string };

export interface Decision {
  state: State;
  before?: string;
  after?: string;
  reason?: string;
  isProvisional?: boolean;
}

/** Whether a screenshot has to be taken again, from a window drawn anew, before anything is said. */
export function needsSecondAttempt(before: string | undefined, first: Attempt): boolean {
  return !('hash' in first) || first.hash !== before;
}

/**
 * What a run says of a screenshot. What differs is taken twice, and only what differs twice in the same
 * way has changed: after one attempt that is provisional.
 */
export function decide(before: string | undefined, first: Attempt, second?: Attempt): Decision {
  if (!second) {
    return needsSecondAttempt(before, first)
      ? { ...decide(before, first, first), isProvisional: true }
      : { state: 'same', before, after: before };
  }
  if ('failure' in first && 'failure' in second) {
    return { state: 'failed', before, reason: second.failure };
  }
  if ('failure' in first) {
    const reason = `Failed at first: ${first.failure}`;
    return { state: 'unsteady', before, after: hashIn(second), reason };
  }
  if ('failure' in second) {
    const reason = `Failed the second time: ${second.failure}`;
    return { state: 'unsteady', before, after: first.hash, reason };
  }
  if (first.hash !== second.hash) {
    const reason =
      second.hash === before
        ? 'Differed at first, and the second time it did not.'
        : 'Was taken twice, and differed from itself.';
    return { state: 'unsteady', before, after: first.hash, reason };
  }
  if (second.hash === before) return { state: 'same', before, after: before };
  return { state: before === undefined ? 'added' : 'changed', before, after: second.hash };
}

function hashIn(attempt: Attempt): string | undefined {
  return 'hash' in attempt ? attempt.hash : undefined;
}
