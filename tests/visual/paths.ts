/** The accepted screenshots: `folder-component/story/width-scheme.png`. */
export const baselines = 'tests/visual/baselines';

/** What the last comparison left behind: each screenshot that differs, or that is new. */
export const lastRun = '.cache/visual/run';

/** The accepted screenshots that no story has asked for, one on a line. */
export const obsoleteList = `${lastRun}/obsolete.txt`;

/** The page on which the last run's differences are looked at. */
export const reportFile = '.cache/visual/report.html';

/** The folder of a story's screenshots: `sections-hero--default` is `sections-hero/default`. */
export function folderOf(storyId: string): string {
  return storyId.replace('--', '/');
}

/** vitest marks what it leaves behind by the end of its name. */
const marks = { changed: '-actual.png', added: '-reference.png' } as const;

export type Kind = keyof typeof marks;

/** Which screenshot a file of the last run is, and why it is there. */
export function readMark(file: string): { kind: Kind; screenshot: string } | undefined {
  for (const kind of ['changed', 'added'] as const) {
    if (file.endsWith(marks[kind])) return { kind, screenshot: file.slice(0, -marks[kind].length) };
  }
  return undefined;
}
