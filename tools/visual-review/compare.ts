import { join } from 'node:path';
import { formatAccepted, readAccepted, withShots } from './accepted.ts';
import { captureCommit } from './before.ts';
import { startBrowser } from './browser.ts';
import { buildStorybook, readBranch } from './commits.ts';
import { isAcceptable } from './groups.ts';
import { lock } from './lock.ts';
import type { Options } from './options.ts';
import { matches } from './patterns.ts';
import { cacheFolder, writeWhole } from './pixels.ts';
import { takeShots, type Run } from './run.ts';

/** Default command to build the Storybook of another commit. */
export const defaultBuild = 'storybook build --quiet --test --stats-json';

const currentSystem = `${process.platform}-${process.arch}`;

/** A copy of the accepted file with all changes, for `accept --from` on this or another machine. */
const proposedFile = join(cacheFolder, 'proposed.txt');

/** Builds the Storybook if `build` is set, compares its screenshots, and writes `proposed.txt`. */
export async function compare(options: Options): Promise<Run> {
  const { storybook, accepted, build, system, against, patterns } = options;
  if (!against && system && system !== currentSystem) {
    throw new Error(
      `Accepted screenshots are from ${system}. On this machine (${currentSystem}), text has ` +
        'different pixels. Compare with a commit instead: --against HEAD',
    );
  }
  const branch = await readBranch();
  const isWanted = (name: string) => matches(name, patterns);
  const before = against
    ? await captureCommit(against, build || defaultBuild, isWanted)
    : readAccepted(accepted);
  // Another run in this folder would replace the Storybook while this run takes screenshots.
  using _ = await lock(storybook, () => console.log('Waiting for another visual review…'));
  if (build) await buildStorybook(build, storybook);
  await using browser = await startBrowser();
  const shots = await takeShots(options, browser, before);
  if ((await readBranch()) !== branch) {
    throw new Error('The branch changed during the comparison. Compare again.');
  }
  if (!against) {
    const proposed = withShots(before, shots.filter(isAcceptable));
    await writeWhole(proposedFile, formatAccepted(proposed));
  }
  return { against, shots };
}
