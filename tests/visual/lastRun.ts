import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { allModes } from '../../.storybook/modes.ts';
import { baselines, lastRun, obsoleteList, readMark, type Kind } from './paths.ts';

/** A picture that is not as it was accepted. */
export interface Difference {
  /** `room-piece/story/width-scheme` */
  picture: string;
  kind: Kind | 'obsolete';
  before: string;
  after: string;
}

/** What the last run found, in the order of the stories; `filter` is any part of a picture's name. */
export async function readDifferences(filter = ''): Promise<Difference[]> {
  const found: Difference[] = [];
  for await (const after of glob(`${lastRun}/**/*.png`)) {
    const mark = readMark(relative(lastRun, after));
    if (mark) found.push({ ...mark, after, before: join(baselines, `${mark.picture}.png`) });
  }
  const obsolete = await readFile(obsoleteList, 'utf8').catch(() => '');
  for (const before of obsolete.split('\n').filter((path) => existsSync(path))) {
    const picture = relative(baselines, before).slice(0, -'.png'.length);
    found.push({ picture, kind: 'obsolete', before, after: '' });
  }
  return found
    .filter(({ picture }) => picture.toLowerCase().includes(filter.toLowerCase()))
    .toSorted((one, other) => toRank(one).localeCompare(toRank(other)));
}

/** Stories by their names; the pictures of one in the order in which they are taken. */
function toRank({ picture }: Difference): string {
  const mode = Object.keys(allModes).findIndex((name) => picture.endsWith(name.replace(' ', '-')));
  return `${dirname(picture)}/${mode}`;
}
