import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { allModes } from '../../.storybook/modes.ts';
import { baselines, lastRun, obsoleteList, readMark, type Kind } from './paths.ts';

/** A screenshot that is not as it was accepted. */
export interface Difference {
  /** `folder-component/story/width-scheme` */
  screenshot: string;
  kind: Kind | 'obsolete';
  before: string;
  after: string;
}

/**
 * What the last run found, in the order of the stories.
 * @param filters parts of a screenshot's name; one of them is enough. None leaves nothing out.
 */
export async function readDifferences(filters: string[]): Promise<Difference[]> {
  const found: Difference[] = [];
  for await (const after of glob(`${lastRun}/**/*.png`)) {
    const mark = readMark(relative(lastRun, after));
    if (mark) found.push({ ...mark, after, before: join(baselines, `${mark.screenshot}.png`) });
  }
  const obsolete = await readFile(obsoleteList, 'utf8').catch(() => '');
  for (const before of obsolete.split('\n').filter((path) => existsSync(path))) {
    const screenshot = relative(baselines, before).slice(0, -'.png'.length);
    found.push({ screenshot, kind: 'obsolete', before, after: '' });
  }
  return found
    .filter(
      ({ screenshot }) =>
        filters.length === 0 || filters.some((part) => screenshot.includes(part.toLowerCase())),
    )
    .toSorted((one, other) => toRank(one).localeCompare(toRank(other)));
}

/** Stories by their names; the screenshots of one in the order in which they are taken. */
function toRank({ screenshot }: Difference): string {
  const mode = Object.keys(allModes).findIndex((name) =>
    screenshot.endsWith(name.replace(' ', '-')),
  );
  return `${dirname(screenshot)}/${mode}`;
}
