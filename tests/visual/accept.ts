import { acceptedFile, readAccepted, writeAccepted } from './accepted.ts';
import { release } from './holds.ts';
import { readRun, type Run, type Shot } from './run.ts';
import { currentSystem } from './system.ts';
import { treeNow } from './tree.ts';

/** A screenshot as whoever accepts it has seen it; without a hash it is gone. */
export interface Seen {
  name: string;
  after?: string;
}

export interface Acceptance {
  changed: number;
  added: number;
  removed: number;
  /** What to commit, as a command. */
  next: string;
}

const acceptable = ['changed', 'added', 'obsolete'] as const;

/**
 * Writes what was seen into `accepted.txt`, and nothing else. It refuses what does not stand, whole:
 * either all of it is accepted, or none.
 */
export async function accept(names: string[], expected: Seen[]): Promise<Acceptance> {
  const run = await readRun();
  const problem = refuse(run, await treeNow(), names, expected);
  if (problem) throw new Error(problem);

  const wanted = new Set(names);
  const shots = (run?.shots ?? []).filter(({ name }) => wanted.has(name));
  await writeAccepted(applyTo(await readAccepted(), shots));
  await release(names);
  const count = (state: string) => shots.filter((shot) => shot.state === state).length;
  return {
    changed: count('changed'),
    added: count('added'),
    removed: count('obsolete'),
    next: `git add ${acceptedFile} && git commit`,
  };
}

/** Why something cannot be accepted; undefined where all of it can. */
export function refuse(
  run: Run | undefined,
  tree: string,
  names: string[],
  expected: Seen[],
): string | undefined {
  if (!run) return 'There is no run to accept from. Start with "npm run visual".';
  if (names.length === 0) return 'Nothing was chosen, so nothing is accepted.';
  if (run.against.kind === 'commit') {
    return `The last run compared with ${run.against.ref}, which accepts nothing. Run "npm run visual" again.`;
  }
  if (!run.compared) {
    return `Nothing was compared: accepted screenshots are drawn on another system than ${run.system}.`;
  }
  if (run.engine !== 'chromium') return 'Only what Chromium draws is accepted.';
  if (run.system !== currentSystem()) {
    return `The last run was on ${run.system}, and this is ${currentSystem()}.`;
  }
  const shots = new Map(run.shots.map((shot) => [shot.name, shot]));
  const seen = new Map(expected.map(({ name, after }) => [name, after]));
  for (const name of names) {
    const problem = refuseShot(shots.get(name), run, tree, seen.has(name), seen.get(name));
    if (problem) return `${name}: ${problem}`;
  }
  return undefined;
}

function refuseShot(
  shot: Shot | undefined,
  run: Run,
  tree: string,
  isSeen: boolean,
  after: string | undefined,
): string | undefined {
  if (!shot) return 'the last run has no such screenshot.';
  if ((shot.tree ?? run.tree) !== tree) {
    return 'the code was edited after it was taken. Run "npm run visual" again.';
  }
  if (!acceptable.some((state) => state === shot.state)) {
    return shot.state === 'same' ? 'it is accepted already.' : `it is ${shot.state}.`;
  }
  if (shot.isProvisional) return 'it was taken once so far, and what differs is taken twice.';
  if (!isSeen || shot.after !== after) return 'it was taken anew since it was looked at.';
  return undefined;
}

export function applyTo(
  accepted: ReadonlyMap<string, string>,
  shots: Pick<Shot, 'name' | 'after'>[],
): Map<string, string> {
  const result = new Map(accepted);
  for (const { name, after } of shots) {
    if (after === undefined) result.delete(name);
    else result.set(name, after);
  }
  return result;
}
