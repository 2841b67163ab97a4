import type { CaptureBrowser } from './browser.ts';
import { decide, type Decision } from './decide.ts';
import { filterStories } from './filters.ts';
import { captureStories, type Result } from './captureStories.ts';
import { readRun, writeRun, type Run, type Shot } from './run.ts';
import type { Server } from './storybook.ts';
import { toShotName, type CapturedStory } from './stories.ts';

/** What a run is asked for. */
export interface Assignment {
  run: Run;
  browser: CaptureBrowser;
  /** Where the Storybook is served. */
  server: Pick<Server, 'address'>;
  /** Every story there is. */
  stories: CapturedStory[];
  /** Names of stories; none means all of them. */
  filters: string[];
  /** From a screenshot's name to the hash that it should have; undefined where nothing is compared. */
  before?: ReadonlyMap<string, string>;
  onProgress?: (run: Run) => void;
  /** Ends it early: what was not taken is not in the run, and the run has no end. */
  signal?: AbortSignal;
  /** Whether what is the same may be seen in a window that showed another story before. */
  isHurried?: boolean;
}

/** Captures what the filters name, and writes down what was seen as it goes on. */
export async function takeRun({
  run,
  browser,
  server,
  stories,
  filters,
  before,
  onProgress,
  signal,
  isHurried,
}: Assignment): Promise<Run> {
  const chosen = chooseStories(stories, filters);
  run.wanted = chosen.reduce((count, { modes }) => count + modes.length, 0);
  run.shots = filters.length > 0 ? await keptShots(run, chosen) : [];
  await writeRun(run);

  await captureStories({
    browser,
    address: server.address,
    stories: chosen,
    expected: before && ((name) => ({ hash: before.get(name) })),
    signal,
    isHurried,
    onStory: async (results) => {
      const shots = results.map((result) => toShot(result, before));
      const names = new Set(shots.map(({ name }) => name));
      run.shots = run.shots.filter(({ name }) => !names.has(name));
      // Nothing can be said of a screenshot that is compared with nothing, except that it failed.
      run.shots.push(...(before ? shots : shots.filter(({ state }) => state === 'failed')));
      onProgress?.(run);
      await writeRun(run);
    },
  });
  if (signal?.aborted) return run;
  if (before) run.shots.push(...obsoleteShots(before, stories, filters.length > 0 ? chosen : null));
  run.shots.sort((one, other) => (one.name < other.name ? -1 : 1));
  run.finishedAt = new Date().toISOString();
  await writeRun(run);
  return run;
}

/** The stories that the filters name. A filter that names none is an error, not an empty run. */
export function chooseStories(stories: CapturedStory[], filters: string[]): CapturedStory[] {
  const { items, unmatched } = filterStories(stories, filters);
  if (unmatched.length > 0) {
    const names = unmatched.map((filter) => `"${filter}"`).join(', ');
    throw new Error(
      `No captured story is called ${names}. Name a component (Hero), a story (Hero/Default) or an id (sections-hero--default).`,
    );
  }
  return items;
}

/** What earlier runs saw of other stories, with the tree that they saw. */
async function keptShots(run: Run, chosen: CapturedStory[]): Promise<Shot[]> {
  const last = await readRun();
  if (!last || !isComparable(last, run)) return [];
  const retaken = new Set(chosen.map(({ id }) => id));
  return last.shots
    .filter(({ storyId }) => !retaken.has(storyId))
    .map((shot) => ({ ...shot, tree: shot.tree ?? last.tree }));
}

function isComparable(last: Run, run: Run): boolean {
  return (
    last.engine === run.engine &&
    last.system === run.system &&
    last.compared === run.compared &&
    JSON.stringify(last.against) === JSON.stringify(run.against)
  );
}

function toShot(
  { story, mode, name, first, second }: Result,
  before: ReadonlyMap<string, string> | undefined,
): Shot {
  const decision: Decision = before
    ? decide(before.get(name), first, second)
    : decide('hash' in first ? first.hash : undefined, first, second);
  return {
    name,
    storyId: story.id,
    title: story.title,
    story: story.name,
    mode: mode.name,
    width: mode.width,
    scheme: mode.scheme,
    takenAt: new Date().toISOString(),
    ...decision,
  };
}

/**
 * Screenshots that no story asks for any more.
 * @param chosen the stories that were captured; null for all of them.
 */
export function obsoleteShots(
  before: ReadonlyMap<string, string>,
  stories: CapturedStory[],
  chosen: CapturedStory[] | null,
): Shot[] {
  const asked = new Set(
    stories.flatMap(({ id, modes }) => modes.map(({ name }) => toShotName(id, name))),
  );
  const own = chosen && new Set(chosen.map(({ id }) => id));
  return [...before]
    .filter(([name]) => !asked.has(name) && (own?.has(storyIdOf(name)) ?? true))
    .map(([name, hash]) => toObsolete(name, hash, stories));
}

function toObsolete(name: string, before: string, stories: CapturedStory[]): Shot {
  const storyId = storyIdOf(name);
  const mode = name.slice(storyId.length + 1);
  const [component = '', story = ''] = storyId.split('--');
  const known = stories.find(({ id }) => id === storyId);
  const sibling = stories.find(({ id }) => id.startsWith(`${component}--`));
  return {
    name,
    storyId,
    title: known?.title ?? sibling?.title ?? component,
    story: known?.name ?? story,
    mode,
    width: stories.flatMap(({ modes }) => modes).find((one) => one.name === mode)?.width ?? 0,
    scheme: mode.endsWith('dark') ? 'dark' : 'light',
    state: 'obsolete',
    before,
  };
}

export function storyIdOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/'));
}
