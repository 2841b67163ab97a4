import type { Shot } from '../../run.ts';
import type { Review } from '../review.ts';

export type Order = 'impact' | 'newest';
export type Decision = 'open' | 'held' | 'accepted';

export interface Filter {
  width: number | 'all';
  scheme: 'all' | 'light' | 'dark';
}

/** One decision: screenshots that changed in the same way, or one story in its widths and schemes. */
export interface Group {
  id: string;
  shots: Shot[];
  first: Shot;
  /** Whether they changed in the same way. */
  isEqual: boolean;
  decision: Decision;
  /** The sum over its screenshots. */
  changedPixels: number;
  takenAt: string;
}

/** What cannot be accepted comes first: somebody must look into it. */
const urgency: Record<Shot['state'], number> = {
  failed: 0,
  unsteady: 1,
  changed: 2,
  added: 3,
  obsolete: 4,
  same: 5,
};

const rank: Record<Decision, number> = { open: 0, held: 1, accepted: 2 };

export const isAcceptable = ({ state, isProvisional }: Shot): boolean =>
  !isProvisional && (state === 'changed' || state === 'added' || state === 'obsolete');

/** What changed, as decisions: those to take first, and among them by impact or by time. */
export function toGroups(review: Review, filter: Filter, order: Order): Group[] {
  const shown = review.shots.filter(
    ({ width, scheme }) =>
      [width, 'all'].includes(filter.width) && [scheme, 'all'].includes(filter.scheme),
  );
  const isShared = findShared(review.shots);
  const byChange = Map.groupBy(shown, (shot) => {
    const { state, group = '', storyId } = shot;
    return [decisionOf(shot, review), state, isShared(group) ? group : storyId].join(' ');
  });
  return [...byChange]
    .map(([id, shots]) => toGroup(id, shots, review))
    .toSorted(
      (one, other) =>
        rank[one.decision] - rank[other.decision] ||
        (order === 'newest' && other.takenAt.localeCompare(one.takenAt)) ||
        urgency[one.first.state] - urgency[other.first.state] ||
        other.changedPixels - one.changedPixels ||
        other.shots.length - one.shots.length ||
        one.first.name.localeCompare(other.first.name),
    );
}

/**
 * Which changes are the same in several stories. Any other is judged with its story: what a larger text
 * does to a card differs in pixels at every width, and is one decision all the same.
 */
function findShared(shots: Shot[]): (group: string) => boolean {
  const changes = Map.groupBy(shots, ({ group = '' }) => group);
  const isShared = (group: string) =>
    group !== '' && new Set(changes.get(group)?.map(({ storyId }) => storyId)).size > 1;
  const shared = new Set([...changes.keys()].filter(isShared));
  return (group) => shared.has(group);
}

function toGroup(id: string, unsorted: Shot[], review: Review): Group {
  const shots = unsorted.toSorted(
    (one, other) =>
      (other.changedPixels ?? 0) - (one.changedPixels ?? 0) || one.name.localeCompare(other.name),
  );
  const first = shots[0]!;
  return {
    id,
    shots,
    first,
    isEqual: shots.every(({ group }) => group !== undefined && group === first.group),
    decision: decisionOf(first, review),
    changedPixels: shots.reduce((sum, { changedPixels = 0 }) => sum + changedPixels, 0),
    takenAt:
      shots
        .map(({ takenAt = '' }) => takenAt)
        .toSorted()
        .at(-1) ?? '',
  };
}

/** Whether the code has changed since it was taken. */
export const isStale = (shot: Shot, { run, tree }: Review): boolean =>
  (shot.tree ?? run?.tree) !== tree;

function decisionOf(shot: Shot, { run, accepted, holds }: Review): Decision {
  const { name, after = '' } = shot;
  const isAccepted = run?.against.kind === 'accepted' && accepted[name] === after;
  if (isAcceptable(shot) && isAccepted) return 'accepted';
  return holds[name] ? 'held' : 'open';
}

/** `Hero` of `Sections/Hero`. */
const toPiece = ({ title }: Shot) => title.split('/').at(-1) ?? title;

/** "Hero: Default", "Hero: 3 stories", or "Hero, Footer and 4 more". */
export function titleOf({ shots, first }: Group): string {
  const pieces = [...new Set(shots.map(toPiece))];
  const stories = new Set(shots.map(({ storyId }) => storyId)).size;
  if (stories === 1) return `${toPiece(first)}: ${first.story}`;
  if (pieces.length === 1) return `${toPiece(first)}: ${stories} stories`;
  const rest = pieces.length - 2;
  return pieces.slice(0, 2).join(rest > 0 ? ', ' : ' and ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** "72 equal changes", or "6 widths and schemes" of a story. */
export const nameOf = ({ shots, isEqual }: Group): string =>
  isEqual ? toCount(shots.length, 'equal change') : `${shots.length} widths and schemes`;

const words: Record<Shot['state'], string> = {
  changed: 'Changed',
  added: 'New',
  obsolete: 'Gone',
  unsteady: 'Unsteady',
  failed: 'Failed',
  same: 'The same',
};

export const wordOf = ({ state }: Shot): string => words[state];

export const toCount = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
