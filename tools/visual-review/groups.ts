import type { Run, Shot, State } from './run.ts';

/** One decision: equal changes of several stories, or all that happened to one story. */
export interface Group {
  id: string;
  /** `Hero: Default`, or `Hero: Default and 11 more stories`. */
  title: string;
  state: State;
  shots: Shot[];
}

/** What needs a person comes first. */
const order: State[] = ['failed', 'unsteady', 'changed', 'new', 'gone', 'same'];

export const isAcceptable = ({ state }: Shot) =>
  state === 'changed' || state === 'new' || state === 'gone';

/** All differences of a run as decisions. */
export function toGroups({ shots }: Pick<Run, 'shots'>): Group[] {
  const differing = shots.filter(({ state }) => state !== 'same');
  const stories = Map.groupBy(differing, ({ group }) => group);
  const isShared = ({ group }: Shot) =>
    group !== undefined && new Set(stories.get(group)?.map(({ story }) => story)).size > 1;
  const decisions = Map.groupBy(
    differing,
    (shot) => `${shot.state} ${isShared(shot) ? shot.group : shot.story}`,
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

/** The result of a run, for a terminal. */
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
  const decisions = toGroups(run).length;
  const total = `${run.shots.length} screenshots: ${counts.join(', ') || 'none'}`;
  return [...lines, decisions > 0 ? `${total} (${decisions} to decide)` : total].join('\n');
}
