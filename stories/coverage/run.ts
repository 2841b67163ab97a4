/** How a proof fared when it ran last. */
export type Result = 'passed' | 'failed';

/** What is left of the last run of the tests: `.cache/coverage/results.json`. */
export interface Run {
  /** In ISO 8601. */
  endedAt: string;
  /** With a plus sign at its end when files had changed since. */
  commit: string;
  /** By the proof's name: a story's id, or `path: name of the test`. */
  results: Record<string, Result>;
}

/** Absent until the tests have run on this machine. */
const files = import.meta.glob<Run>('../../.cache/coverage/results.json', {
  eager: true,
  import: 'default',
});

export const lastRun = Object.values(files)[0];
