import type { Accepted } from './accepted.ts';
import { startBrowser } from './browser.ts';
import { captureStories, toName } from './capture.ts';
import { adviseOnHistory, git, withCommit } from './commits.ts';
import { hasPixels } from './pixels.ts';
import { listStories } from './preview.ts';
import { chooseStories, describeChanges, type Shot } from './run.ts';
import { serveStorybook } from '../servers/storybook.ts';

/**
 * Renders each accepted screenshot that this machine does not have. Builds the commit that accepted
 * the screenshot, and uses the commit's packages and Chromium. If the accepted
 * screenshot is still missing, stores the reason in `noBefore`.
 */
export async function renderBefore(shots: Shot[], accepted: string, build: string): Promise<void> {
  const missing = shots.filter(
    ({ state, before }) => state !== 'same' && before && !hasPixels(before),
  );
  if (missing.length === 0) return;
  const render = (commit: string, group: Shot[]) => {
    const expected = new Map(group.map(({ name, before }) => [name, before]));
    return captureCommit(commit, build, (name) => expected.has(name), expected);
  };
  // The commit that last changed the accepted file renders most screenshots in one build.
  const latest = await git('log', '-1', '--format=%H', '--', accepted).catch(() => '');
  if (latest) await render(latest, missing).catch(() => undefined);
  const others = missing.filter(({ before }) => !hasPixels(before));
  const commits = await blame(accepted);
  const commitOf = ({ name, before }: Shot) => commits.get(`${before} ${name}`);
  for (const [commit, group] of Map.groupBy(others, commitOf)) {
    let problem = await explainMissing(commit);
    if (commit) {
      await render(commit, group).catch(({ message }: Error) => {
        problem = message;
      });
    }
    for (const shot of group) if (!hasPixels(shot.before)) shot.noBefore = problem;
  }
  await describeChanges(shots);
}

async function explainMissing(commit: string | undefined): Promise<string> {
  const hint = await adviseOnHistory().catch(() => undefined);
  if (hint === undefined) return 'This folder is not a Git repository.';
  return commit
    ? `Commit ${commit.slice(0, 8)} does not render the accepted screenshot.${hint}`
    : `No commit accepted this screenshot. Commit the accepted file.${hint}`;
}

/** Maps each line in the accepted file to the commit that last changed the line. */
async function blame(acceptedFile: string): Promise<Map<string, string>> {
  const text = await git('blame', '-s', '-l', '--root', 'HEAD', '--', acceptedFile).catch(() => '');
  return new Map(
    text.split(/\r?\n/).map((line) => {
      const [commit = ''] = line.split(' ');
      return [line.slice(line.indexOf(') ') + 2), commit.replace('^', '')];
    }),
  );
}

/**
 * Builds a commit and takes its screenshots on this machine. Screenshots from another system would
 * have different pixels.
 * @param expected Hashes of accepted screenshots. Only the commit's own Chromium can render these
 * screenshots. Without hashes, the function uses this project's Chromium.
 */
export function captureCommit(
  commit: string,
  build: string,
  isWanted: (name: string) => boolean,
  expected?: ReadonlyMap<string, string | undefined>,
): Promise<Accepted> {
  return withCommit(commit, build, async (storybook, project) => {
    await using server = await serveStorybook(storybook);
    await using browser = await startBrowser(expected && project);
    const taken = await captureStories({
      browser,
      address: server.address,
      stories: chooseStories(await listStories(browser, server.address), isWanted),
      isExpected: (name, hash) => !expected || hash === expected.get(name),
    });
    return new Map(
      taken.flatMap(({ story, mode, first, second = first }) =>
        'hash' in second ? [[toName(story, mode), second.hash] as const] : [],
      ),
    );
  });
}
