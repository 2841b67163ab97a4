/** The accepted pictures: `room-piece/story/width-scheme.png`. */
export const baselines = 'tests/visual/baselines';

/** What the last comparison left behind: each picture that differs, or that is new. */
export const lastRun = '.cache/visual/run';

/** The accepted pictures that no story has asked for, one on a line. */
export const obsoleteList = `${lastRun}/obsolete.txt`;

/** The page on which the last run's differences are looked at. */
export const reportFile = '.cache/visual/report.html';

/** vitest marks what it leaves behind by the end of its name. */
const marks = { changed: '-actual.png', added: '-reference.png' } as const;

export type Kind = keyof typeof marks;

/** Which picture a file of the last run is, and why it is there. */
export function readMark(file: string): { kind: Kind; picture: string } | undefined {
  for (const kind of ['changed', 'added'] as const) {
    if (file.endsWith(marks[kind])) return { kind, picture: file.slice(0, -marks[kind].length) };
  }
  return undefined;
}
