import type { Run, Shot } from '../run.ts';

/** What the desk's server tells its page, and what the single-file report carries. */
export interface Review {
  /** Undefined before the first run. */
  run?: Omit<Run, 'shots'>;
  /** Whether screenshots are being taken. */
  isRunning: boolean;
  /** Whether the code has changed since: nothing can be accepted. */
  isStale: boolean;
  /** How many screenshots have been taken, and how many of them are as accepted. */
  taken: number;
  same: number;
  /** Every screenshot that is not as accepted. */
  shots: Shot[];
  /** Notes on screenshots that were held, by their names. */
  holds: Record<string, string>;
  /** The hashes that were accepted here, by the screenshots' names. */
  accepted: Record<string, string>;
  /** Where the stories can be opened. */
  storybook?: string;
  /** The end of what the run said, when it was started here and failed before it had a result. */
  failure?: string;
}

/** A screenshot, as it was seen by whoever decides. */
export interface Seen {
  name: string;
  /** Undefined for one that no story asks for any more. */
  after?: string;
}

type State = Omit<Review, 'run' | 'taken' | 'same' | 'shots'>;

export function toReview(found: Run | undefined, state: State): Review {
  if (!found) return { ...state, taken: 0, same: 0, shots: [] };
  const { shots, ...run } = found;
  const different = shots.filter(({ state }) => state !== 'same');
  return {
    ...state,
    run,
    taken: shots.length,
    same: shots.length - different.length,
    shots: different,
  };
}
