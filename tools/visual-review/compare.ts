import { readAccepted } from './accepted.ts';
import { captureCommit } from './before.ts';
import { startBrowser } from './browser.ts';
import { buildStorybook, git, resolveCommit } from './commits.ts';
import type { Options } from './options.ts';
import { matches } from './patterns.ts';
import { writeWhole } from './pixels.ts';
import { currentSystem, runFile, takeShots, type Run } from './run.ts';

/** Default command to build the Storybook of another commit. */
export const defaultBuild = 'storybook build --quiet --test --stats-json';

/** Builds the Storybook if `build` is set, compares its screenshots, and writes the run file. */
export async function compare(options: Options): Promise<Run> {
  const { storybook, accepted, build, system, patterns, all } = options;
  const against = options.against && (await resolveCommit(options.against));
  if (!against && system && system !== currentSystem) {
    throw new Error(
      `Accepted screenshots are from ${system}. On this machine (${currentSystem}), text has ` +
        'different pixels. Compare with a commit instead: --against HEAD',
    );
  }
  const before = against
    ? await captureCommit(against, build ?? defaultBuild, (name) => matches(name, patterns))
    : readAccepted(accepted);
  const builtAt = build ? new Date() : undefined;
  if (build) await buildStorybook(build, storybook);
  const browser = await startBrowser();
  try {
    const shots = await takeShots({ browser, storybook, builtAt, before, patterns, all });
    const run: Run = {
      commit: await git('rev-parse', 'HEAD').catch(() => undefined),
      system: currentSystem,
      against,
      shots,
    };
    await writeWhole(runFile, JSON.stringify(run));
    return run;
  } finally {
    await browser.close();
  }
}
