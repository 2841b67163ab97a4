import { acceptedFile } from './accepted.ts';
import { captureCommit } from './against.ts';
import { startChromium } from './browser.ts';
import { groupRun } from './groups.ts';
import { listOnce } from './listOnce.ts';
import { captureStories } from './captureStories.ts';
import { readPixels } from './pixels.ts';
import { readRun, type Run, type Shot } from './run.ts';
import { serveStorybook } from './storybook.ts';
import { toShotName } from './stories.ts';
import { startEngine } from './engines.ts';
import { git } from './tree.ts';
import { buildCommit } from './worktree.ts';

/** A screenshot as it was accepted. */
export interface Before {
  name: string;
  hash: string;
}

/**
 * The PNG of a screenshot as it was before. Where this machine has not seen it, it is rendered anew from
 * the commit that accepted it, and its hash proves that it is the accepted one.
 */
export async function beforePng(name: string): Promise<Buffer> {
  const run = await readRun();
  const hash = findShot(run, name).before;
  if (hash === undefined) throw new Error(`${name} is new: there is nothing before it.`);
  const known = await readPixels(hash);
  if (known) return known;
  await renderSoon({ name, hash });
  const rendered = await readPixels(hash);
  if (!rendered) throw new Error(`${name} could not be rendered as it was before.`);
  return rendered;
}

/** Renders every screenshot before that a run needs and this machine lacks, and groups what changed. */
export async function completeRun(): Promise<Run | undefined> {
  const run = await readRun();
  if (!run) return undefined;
  const changed = run.shots.filter(({ state }) => state === 'changed');
  const wanted = changed.flatMap(({ name, before }) =>
    before === undefined ? [] : [{ name, hash: before }],
  );
  await renderMissing(run, wanted);
  return groupRun(run);
}

function findShot(run: Run | undefined, name: string): Shot {
  const shot = run?.shots.find((one) => one.name === name);
  if (!shot) throw new Error(`The last run has no screenshot called ${name}.`);
  return shot;
}

let waiting: { before: Before; settle: (problem?: Error) => void }[] = [];
let isRendering = false;

/** Whoever asks while others are rendered is served with all that have asked meanwhile. */
function renderSoon(before: Before): Promise<void> {
  return new Promise((resolve, reject) => {
    waiting.push({ before, settle: (problem) => (problem ? reject(problem) : resolve()) });
    if (!isRendering) void renderWaiting();
  });
}

async function renderWaiting(): Promise<void> {
  isRendering = true;
  // Everything that is asked for at once comes before this resumes.
  await new Promise((resolve) => setTimeout(resolve));
  while (waiting.length > 0) {
    const batch = waiting;
    waiting = [];
    try {
      const run = await readRun();
      if (run) {
        await renderMissing(
          run,
          batch.map(({ before }) => before),
        );
      }
      for (const { settle } of batch) settle();
    } catch (error) {
      for (const { settle } of batch) settle(error as Error);
    }
  }
  isRendering = false;
}

async function renderMissing(run: Run, wanted: Before[]): Promise<void> {
  const known = await Promise.all(wanted.map(({ hash }) => readPixels(hash)));
  const missing = wanted.filter((_before, index) => !known[index]);
  if (missing.length === 0) return;
  if (run.against.kind === 'commit') {
    const browser = await startEngine(run.engine);
    const ids = [...new Set(missing.map(({ name }) => findShot(run, name).storyId))];
    try {
      await captureCommit(browser, run.against.commit, ids);
    } finally {
      await browser.close();
    }
    return;
  }
  const problems: unknown[] = [];
  for (const [commit, befores] of await groupByCommit(missing)) {
    // What one commit lacks must not keep those of another from being rendered.
    await renderAt(commit, befores).catch((error: unknown) => problems.push(error));
  }
  if (problems.length > 0) throw problems[0];
}

/** By the commit that accepted each. */
async function groupByCommit(wanted: Before[]): Promise<Map<string, Before[]>> {
  const blamed = await blameAccepted();
  const groups = new Map<string, Before[]>();
  for (const before of wanted) {
    const line = `${before.hash} ${before.name}`;
    const commit = blamed.get(line) ?? (await findAccepting(line));
    if (commit === undefined) {
      throw new Error(
        `No commit has accepted ${before.name} as it is expected: ${acceptedFile} is edited and not committed, or the history is cut off.`,
      );
    }
    groups.set(commit, [...(groups.get(commit) ?? []), before]);
  }
  return groups;
}

/** The commit that last set each line of the committed file. */
async function blameAccepted(): Promise<Map<string, string>> {
  const blame = await git(['blame', '-s', '-l', '--root', 'HEAD', '--', acceptedFile]);
  return new Map(
    blame.split('\n').map((line) => {
      const commit = line.split(' ')[0] ?? '';
      return [line.slice(line.indexOf(') ') + 2), commit.replace('^', '')];
    }),
  );
}

/** The commit that brought a line which has changed since. */
async function findAccepting(line: string): Promise<string | undefined> {
  const commits = await git(['log', '--format=%H', `-S${line}`, '--', acceptedFile]);
  return commits.split('\n').at(-1) || undefined;
}

async function renderAt(commit: string, befores: Before[]): Promise<void> {
  const hashes = new Map(befores.map(({ name, hash }) => [name, hash]));
  const server = await serveStorybook(await buildCommit(commit));
  const browser = await startChromium();
  try {
    const stories = (await listOnce(browser, server.address)).filter(({ id, modes }) =>
      modes.some((mode) => hashes.has(toShotName(id, mode.name))),
    );
    const results = await captureStories({
      browser,
      address: server.address,
      stories,
      names: new Set(hashes.keys()),
      expected: (name) => ({ hash: hashes.get(name) }),
    });
    const wrong = befores.find(({ name, hash }) =>
      results.every(
        (result) =>
          result.name !== name ||
          ![result.first, result.second].some((it) => it && 'hash' in it && it.hash === hash),
      ),
    );
    if (wrong) {
      throw new Error(
        `${wrong.name}, rendered anew from ${commit.slice(0, 8)}, is not what was accepted there: this machine's Chromium or packages may be others.`,
      );
    }
  } finally {
    await browser.close();
    await server.close();
  }
}
