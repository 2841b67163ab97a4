import type { Run, Shot } from './run.ts';

const hash = /^[0-9a-f]{16,32}$/;
const name = /^[a-z0-9-]+\/[a-z0-9-]+$/;

/**
 * Which screenshots of a run are accepted, by name and hash. The run comes from a machine that is not
 * trusted, so that all that is written is checked.
 * @param commit the one that must have been captured.
 * @param screenshots `all`, or `hash name` again and again, as the review desk's file lists them; `-`
 * is the hash of one that no story asks for any more.
 */
export function chooseFromRun(
  given: unknown,
  commit: string,
  screenshots: string,
): Pick<Shot, 'name' | 'after'>[] {
  const run = given as Partial<Run> | null;
  if (run?.commit !== commit || commit === '') throw new Error('The run is of another commit.');
  if (!run.finishedAt) throw new Error('The run did not end.');
  if (run.compared !== true || run.against?.kind !== 'accepted')
    throw new Error('The run was not compared with what is accepted.');
  if (run.engine !== 'chromium' || run.system !== 'linux-x64')
    throw new Error('Only what Chromium draws on Linux is accepted.');
  const shots = (run.shots ?? []).filter(
    ({ state, isProvisional }) =>
      !isProvisional && ['changed', 'added', 'obsolete'].includes(state),
  );
  const chosen =
    screenshots.trim() === 'all' ? shots : parse(screenshots).map((seen) => find(seen, shots));
  if (chosen.length === 0) throw new Error('Nothing was chosen, so nothing is accepted.');
  for (const shot of chosen) {
    const isGone = shot.state === 'obsolete' && shot.after === undefined;
    if (!name.test(shot.name) || !(isGone || hash.test(shot.after ?? '')))
      throw new Error('The run names something that is no screenshot.');
  }
  return chosen;
}

function find([after, name]: [string, string], shots: Shot[]): Shot {
  const shot = shots.find((shot) => shot.name === name);
  if (!shot || (shot.after ?? '-') !== after)
    throw new Error(`${name} is not in the run as it was seen.`);
  return shot;
}

/** A form's one line has lost the ends of the lines that were pasted into it. */
function parse(screenshots: string): [string, string][] {
  const words = screenshots.split(/\s+/).filter(Boolean);
  return Array.from({ length: Math.ceil(words.length / 2) }, (_, index) => [
    words[index * 2] ?? '',
    words[index * 2 + 1] ?? '',
  ]);
}
