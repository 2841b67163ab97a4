import type { Run, Shot, State } from './run.ts';
import { isColour } from './signature.ts';

/** Changes that are accepted together, because the same colour or the same region changed. */
export interface Group {
  id: string;
  /** `Button: Primary`, or `Button: Primary and 11 more stories`. */
  title: string;
  state: State;
  shots: Shot[];
}

/** Order of the groups. The states that need attention are first. */
const order: State[] = ['failed', 'unsteady', 'changed', 'new', 'gone', 'same'];

export const isAcceptable = ({ state }: Shot) =>
  state === 'changed' || state === 'new' || state === 'gone';

/** Returns all differences in a run as groups. */
export function toGroups({ shots }: Run): Group[] {
  const differing = shots.filter(({ state }) => state !== 'same');
  const stories = Map.groupBy(differing, ({ group }) => group);
  const isSharedColour = ({ group = '' }: Shot) =>
    isColour(group) && new Set(stories.get(group)?.map(({ story }) => story)).size > 1;
  const equals = findEqualStories(differing);
  const decisions = Map.groupBy(differing, (shot) =>
    isSharedColour(shot) ? shot.group! : equals.get(toKey(shot))!,
  );
  return [...decisions]
    .map(([id, members]) => toGroup(id, members))
    .toSorted(
      (one, other) =>
        order.indexOf(one.state) - order.indexOf(other.state) ||
        other.shots.length - one.shots.length ||
        one.title.localeCompare(other.title),
    );
}

const toKey = ({ state, story }: Shot) => `${state} ${story}`;

/**
 * Maps each story to an earlier story with the same changed region. One matching mode is enough,
 * because text can wrap differently in other modes. Stories with the fewest changes come first.
 * Otherwise, a story of a whole page would merge the groups of its components.
 */
function findEqualStories(shots: Shot[]): Map<string, string> {
  const equals = new Map<string, string>();
  const known = new Map<string, string>();
  const stories = [...Map.groupBy(shots, toKey)];
  for (const [key, own] of stories.toSorted((one, other) => one[1].length - other[1].length)) {
    const regions = own.flatMap(({ group }) => (group && !isColour(group) ? group : []));
    const equal = regions.find((region) => known.has(region));
    equals.set(key, equal ? known.get(equal)! : key);
    if (!equal) for (const region of regions) known.set(region, key);
  }
  return equals;
}

function toGroup(id: string, members: Shot[]): Group {
  const shots = members.toSorted(
    (one, other) => (other.changedPixels ?? 0) - (one.changedPixels ?? 0),
  );
  const titles = new Set(shots.map(({ title }) => title));
  const [first = ''] = titles;
  const more = titles.size - 1;
  const title = more > 0 ? `${first} and ${more} more ${more === 1 ? 'story' : 'stories'}` : first;
  return { id, title, state: shots[0]!.state, shots };
}

/** Returns a summary of a run for the terminal. */
export function summarise(run: Run): string {
  const differing = run.shots.filter(({ state }) => state !== 'same');
  const stories = Map.groupBy(differing, ({ state, story }) => `${state.padEnd(8)} ${story}`);
  const lines = [...stories].flatMap(([story, shots]) => {
    const reasons = new Set(shots.flatMap(({ reason = [] }) => reason));
    const modes = shots.map(({ mode }) => mode).join(', ');
    return [`${story}  ${modes}`, ...[...reasons].map((reason) => `         ${reason}`)];
  });
  const counts = order.toReversed().flatMap((state) => {
    const count = run.shots.filter((shot) => shot.state === state).length;
    return count > 0 ? `${count} ${state}` : [];
  });
  const total = `${run.shots.length} screenshots: ${counts.join(', ') || 'none'}`;
  const isGrouped = differing.every(({ state, group }) => state !== 'changed' || group);
  const hint = isGrouped
    ? ''
    : '; "review" renders missing screenshots and groups identical changes';
  const decisions = differing.length > 0 ? ` (${toGroups(run).length} to decide${hint})` : '';
  return [...lines, total + decisions].join('\n');
}
