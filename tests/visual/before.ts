import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { acceptedFile } from './accepted.ts';
import { alone } from './alone.ts';
import { captureCommit } from './against.ts';
import { startChromium } from './browser.ts';
import { groupRun } from './groups.ts';
import { listOnce } from './listOnce.ts';
import { captureStories } from './captureStories.ts';
import { pixelsFile, readRun, type Engine, type Run, type Shot } from './run.ts';
import { serveStorybook } from './storybook.ts';
import { toShotName } from './stories.ts';
import { startEngine } from './engines.ts';
import { storyIdOf } from './takeRun.ts';
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
  const before = { name, hash };
  if (isMissing(before)) await renderSoon(before);
  return readFile(pixelsFile(hash));
}

/**
 * Renders every screenshot before that the last run needs and this machine lacks, and groups what
 * changed. Answers the run, and what could not be rendered, by name.
 */
export async function completeRun(): Promise<{ run?: Run; problems: Map<string, Error> }> {
  const problems = new Map<string, Error>();
  const changed = (await readRun())?.shots.filter(({ state }) => state === 'changed') ?? [];
  await Promise.all(
    changed
      .flatMap(({ name, before }) => (before === undefined ? [] : [{ name, hash: before }]))
      .filter(isMissing)
      .map((before) => renderSoon(before).catch((error) => problems.set(before.name, error))),
  );
  return alone('run', async () => {
    // Meanwhile there may have been another one.
    const run = await readRun();
    return { run: run && (await groupRun(run)), problems };
  });
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
      const wanted = batch.map(({ before }) => before);
      const problems = run ? await render(run, wanted) : undefined;
      for (const { before, settle } of batch) settle(problems?.get(before.name));
    } catch (error) {
      for (const { settle } of batch) settle(error as Error);
    }
  }
  isRendering = false;
}

/** What one commit or one screenshot lacks keeps no other from being rendered. */
async function render({ against, engine }: Run, wanted: Before[]): Promise<Map<string, Error>> {
  const problems = new Map<string, Error>();
  // Whoever asked earlier may have had it rendered.
  const missing = wanted.filter(isMissing);
  const groups =
    against.kind === 'commit' ? new Map([[against.commit, missing]]) : await groupByCommit(missing);
  for (const [commit, befores] of groups) {
    let failure: Error | undefined;
    try {
      if (against.kind === 'commit') await captureAgain(engine, against.commit, befores);
      else if (commit) await renderAt(commit, befores);
    } catch (error) {
      failure = error as Error;
    }
    // A PNG is kept by the hash of its pixels: that it is there proves what was rendered.
    for (const { name } of befores.filter(isMissing)) {
      problems.set(name, failure ?? new Error(reasonOf(name, commit)));
    }
  }
  return problems;
}

const isMissing = ({ hash }: Before) => !existsSync(pixelsFile(hash));

function reasonOf(name: string, commit: string | undefined): string {
  return commit === undefined
    ? `No commit has accepted ${name} as it is expected: ${acceptedFile} is edited and not committed, or the history is cut off.`
    : `${name}, rendered anew from ${commit.slice(0, 8)}, is not what it was there: this machine's browser or packages may be others.`;
}

async function captureAgain(engine: Engine, commit: string, befores: Before[]): Promise<void> {
  const browser = await startEngine(engine);
  const ids = new Set(befores.map(({ name }) => storyIdOf(name)));
  try {
    await captureCommit(browser, commit, [...ids]);
  } finally {
    await browser.close();
  }
}

/** By the commit that accepted each, if one did. */
async function groupByCommit(wanted: Before[]): Promise<Map<string | undefined, Before[]>> {
  const blamed = await blameAccepted();
  const groups = new Map<string | undefined, Before[]>();
  for (const before of wanted) {
    const line = `${before.hash} ${before.name}`;
    const commit = blamed.get(line) ?? (await findAccepting(line));
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
    await captureStories({
      browser,
      address: server.address,
      stories,
      names: new Set(hashes.keys()),
      expected: (name) => ({ hash: hashes.get(name) }),
    });
  } finally {
    await browser.close();
    await server.close();
  }
}
