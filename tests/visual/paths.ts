import { join } from 'node:path';

/** The accepted pictures, `Room/Piece/Story/width-scheme.png`. */
export const baselines = 'tests/visual/baselines';

/** What the last comparison left behind: each picture that differs, or that is new. */
export const lastRun = '.cache/visual/run';

/** The page on which the last run's differences are looked at. */
export const reportFile = '.cache/visual/report.html';

/** vitest marks what it leaves behind by the end of its name. */
export const marks = { changed: '-actual.png', added: '-reference.png' } as const;

export const toBaseline = (picture: string) => join(baselines, `${picture}.png`);
