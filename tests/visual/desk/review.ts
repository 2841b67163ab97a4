import type { Run, Shot } from '../run.ts';

/** What the desk's server tells its page, and what the single-file report carries. */
export interface Review {
  /** Undefined before the first run. */
  run?: Omit<Run, 'shots'>;
  /** Whether screenshots are being taken. */
  isRunning: boolean;
  /** Whether what is saved is captured at once. */
  isWatching?: boolean;
  /** Whether screenshots from before are being rendered, to put equal changes into groups. */
  isCompleting?: boolean;
  /** The hash of what the stories are made of now: what was taken of another one is stale. */
  tree: string;
  /** How many screenshots have been taken, and how many of them are as accepted. */
  taken: number;
  same: number;
  /** Every screenshot that is not as accepted. */
  shots: Shot[];
  /** Notes on screenshots that were held, by their names. */
  holds: Record<string, string>;
  /** The accepted hashes of those screenshots, by their names: empty for one that is gone. */
  accepted: Record<string, string>;
  /** Where the stories can be opened. */
  storybook?: string;
  /** Why a run that was started here has no result, or why changes could not be put into groups. */
  failure?: string;
}

/** A screenshot, as it was seen by whoever decides. */
export interface Seen {
  name: string;
  /** Undefined for one that no story asks for any more. */
  after?: string;
}

type State = Omit<Review, 'run' | 'taken' | 'same' | 'shots' | 'accepted'>;

/** @param hashes the accepted hashes, by the screenshots' names. */
export function toReview(
  found: Run | undefined,
  state: State,
  hashes: ReadonlyMap<string, string> = new Map(),
): Review {
  if (!found) return { ...state, taken: 0, same: 0, shots: [], accepted: {} };
  const { shots: all, ...run } = found;
  const shots = all.filter(({ state }) => state !== 'same');
  return {
    ...state,
    run,
    /* A narrowed run keeps the others of an earlier one. */
    taken: all.filter(({ takenAt = '' }) => takenAt >= run.startedAt).length,
    same: all.length - shots.length,
    shots,
    accepted: Object.fromEntries(shots.map(({ name }) => [name, hashes.get(name) ?? ''])),
  };
}
