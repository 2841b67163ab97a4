import type { Accepted } from './accepted.ts';
import { startBrowser } from './browser.ts';
import { captureStories, toName } from './capture.ts';
import { git, withCommit } from './commits.ts';
import { matches } from './patterns.ts';
import { hasPixels } from './pixels.ts';
import { describeChanges, listAll, takeShots, type Shot } from './run.ts';
import { serveStorybook } from './serve.ts';

/**
 * Renders each accepted screenshot that this machine does not have: builds the commit in which the
 * screenshot was accepted, and uses its packages and Chromium. If no rendered screenshot has the
 * accepted hash, stores the reason in `noBefore`.
 */
export async function renderBefore(shots: Shot[], accepted: string, build: string): Promise<void> {
  const missing = shots.filter(
    ({ state, before }) => state !== 'same' && before && !hasPixels(before),
  );
  if (missing.length === 0) return;
  // The commit that last changed the accepted file renders most screenshots in one build.
  const latest = await git('log', '-1', '--format=%H', '--', accepted).catch(() => '');
  if (latest) await renderAt(latest, missing, build).catch(() => undefined);
  const others = missing.filter(({ before }) => !hasPixels(before));
  const commits = await blame(accepted);
  const commitOf = ({ name, before }: Shot) => commits.get(`${before} ${name}`);
  for (const [commit, group] of Map.groupBy(others, commitOf)) {
    const problem = commit
      ? await renderAt(commit, group, build).catch(({ message }: Error) => message)
      : 'No commit accepted this screenshot. Commit the accepted file, or fetch the whole history.';
    for (const shot of group) {
      if (hasPixels(shot.before)) continue;
      shot.noBefore =
        problem ?? `Commit ${commit?.slice(0, 8)} does not render the accepted screenshot.`;
    }
  }
  await describeChanges(shots);
}

/** Maps each line in the accepted file to the commit that last changed the line. */
async function blame(acceptedFile: string): Promise<Map<string, string>> {
  const text = await git('blame', '-s', '-l', '--root', 'HEAD', '--', acceptedFile).catch(() => '');
  return new Map(
    text.split('\n').map((line) => {
      const [commit = ''] = line.split(' ');
      return [line.slice(line.indexOf(') ') + 2), commit.replace('^', '')];
    }),
  );
}

async function renderAt(commit: string, shots: Shot[], build: string): Promise<undefined> {
  const expected = new Map(shots.map(({ name, before }) => [name, before]));
  await withCommit(commit, build, async (storybook, project) => {
    const server = await serveStorybook(storybook);
    const browser = await startBrowser(project);
    try {
      const stories = (await listAll(browser, server.address)).flatMap((story) => {
        const modes = story.modes.filter((mode) => expected.has(toName(story, mode)));
        return modes.length > 0 ? { ...story, modes } : [];
      });
      await captureStories({
        browser,
        address: server.address,
        stories,
        isExpected: (story, mode, attempt) =>
          'hash' in attempt && attempt.hash === expected.get(toName(story, mode)),
      });
    } finally {
      await browser.close();
      await server.close();
    }
  });
}

/** Takes a commit's screenshots with this machine's Chromium, because pixels vary by system. */
export async function captureCommit(
  commit: string,
  build: string,
  patterns: string[],
): Promise<Accepted> {
  const shots = await withCommit(commit, build, async (storybook) => {
    const browser = await startBrowser();
    try {
      return await takeShots({ browser, storybook, before: new Map(), isOtherCommit: true });
    } finally {
      await browser.close();
    }
  });
  return new Map(
    shots.flatMap(({ name, after }) =>
      after && matches(name, patterns) ? [[name, after] as const] : [],
    ),
  );
}
