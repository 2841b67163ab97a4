import { useEffect, useMemo, useRef, useState } from 'react';
import type { Shot } from '../../run.ts';
import { Choice } from './Choice.tsx';
import { Detail, type Look } from './Detail.tsx';
import {
  isAcceptable,
  isStale,
  toCount,
  toGroups,
  type Filter,
  type Group,
  type Order,
} from './groups.ts';
import { Header } from './Header.tsx';
import { HoldDialog } from './HoldDialog.tsx';
import { useKeys, useReview } from './hooks.ts';
import { List } from './List.tsx';
import { fragment, type Source } from './source.ts';

/** The whole desk: what changed at the side, one change at a time beside it. */
export function App({ source }: { source: Source }) {
  const shown = useRef<string>(undefined);
  const { review, error, refresh } = useReview(source, shown);
  const [filter, setFilter] = useState<Filter>({ width: 'all', scheme: 'all' });
  const [chosenOrder, setOrder] = useState<Order>();
  const [groupId, setGroupId] = useState<string>();
  const [name, setName] = useState(fragment.get('shot') ?? '');
  const [look, setLook] = useState<Look>({ view: 'swipe', zoom: 'fit', isOutlined: false });
  const [isHolding, setHolding] = useState(false);
  const [hasKeys, setKeys] = useState(true);
  const [toDo, setToDo] = useState('');
  const [said, setSaid] = useState('');

  /* While screenshots are taken, what came last is what one waits for. */
  const order = chosenOrder ?? (review?.isRunning ? 'newest' : 'impact');
  const groups = useMemo(
    () => (review ? toGroups(review, filter, order) : []),
    [review, filter, order],
  );
  const holdsName = ({ shots }: Group) => shots.some((shot) => shot.name === name);
  const group = groups.find((one) => one.id === groupId) ?? groups.find(holdsName) ?? groups[0];
  const shot = group?.shots.find((one) => one.name === name) ?? group?.first;
  useEffect(() => {
    shown.current = shot?.storyId;
  });

  const choose = (next: Group | undefined) => {
    if (!next) return;
    setGroupId(next.id);
    setName(next.first.name);
  };
  const walk = (step: number) => choose(groups[group ? groups.indexOf(group) + step : 0]);
  const decide = async (decision: Promise<unknown>, done: string) => {
    const next = group && groups[groups.indexOf(group) + 1];
    try {
      await decision;
      setSaid(done);
      await refresh();
      choose(next);
    } catch (caught) {
      setSaid((caught as Error).message);
    }
  };
  const accept = (shots: Shot[]) => {
    if (!canAccept(shots)) return;
    const writing = source.accept(shots).then(setToDo);
    const verb = source.kind === 'desk' ? 'accepted' : 'chosen';
    void decide(writing, `${toCount(shots.length, 'screenshot')} ${verb}.`);
  };
  const hold = (note: string) => {
    setHolding(false);
    if (group && source.hold)
      void decide(source.hold(group.shots, note), note ? 'Put on hold.' : 'No longer on hold.');
  };
  const canAccept = (shots: Shot[]) =>
    shots.length > 0 &&
    shots.every(isAcceptable) &&
    group?.decision !== 'accepted' &&
    review?.run?.compared === true &&
    (review.run.against.kind === 'accepted' || source.kind === 'report') &&
    !shots.some((one) => isStale(one, review));

  useKeys(
    {
      j: () => walk(1),
      k: () => walk(-1),
      a: () => group && accept(group.shots),
      A: () => shot && accept([shot]),
      x: () => setHolding(source.hold !== undefined && group !== undefined),
    },
    hasKeys,
  );

  const widths = [...new Set(review?.shots.map(({ width }) => width))].toSorted((a, b) => a - b);
  const open = groups.filter(({ decision }) => decision === 'open').length;

  return (
    <>
      <Header source={source} review={review} error={error} refresh={refresh} />
      <nav aria-label="Changes">
        <div className="filters">
          <Choice
            label="Width"
            value={filter.width}
            onChange={(width) => setFilter({ ...filter, width })}
            options={[
              { value: 'all', text: 'All' },
              ...widths.map((value) => ({ value, text: String(value) })),
            ]}
          />
          <Choice
            label="Scheme"
            value={filter.scheme}
            onChange={(scheme) => setFilter({ ...filter, scheme })}
            options={(['all', 'light', 'dark'] as const).map((value) => ({
              value,
              text: value === 'all' ? 'Both' : value === 'light' ? 'Light' : 'Dark',
            }))}
          />
          <Choice
            label="Sort"
            value={order}
            onChange={setOrder}
            options={[
              { value: 'impact', text: 'Impact' },
              { value: 'newest', text: 'Newest' },
            ]}
          />
          <p>
            {toCount(open, 'decision')} to take
            {groups.length > open && `, ${groups.length - open} taken`}
          </p>
          <p role="status">{said}</p>
        </div>
        <List groups={groups} current={group} source={source} onChoose={choose} />
      </nav>
      <main>
        {group && shot && review ? (
          <Detail
            key={group.id}
            group={group}
            shot={shot}
            review={review}
            source={source}
            hasKeys={hasKeys}
            look={look}
            onLook={setLook}
            onChoose={(next) => setName(next.name)}
          />
        ) : (
          <p className="empty">{review ? 'Nothing to look at.' : 'Reading…'}</p>
        )}
        <footer>
          <label className="toggle">
            <input type="checkbox" checked={hasKeys} onChange={() => setKeys(!hasKeys)} /> Keys
          </label>
          <button type="button" onClick={() => walk(-1)} disabled={groups[0] === group}>
            Previous <kbd>k</kbd>
          </button>
          <button type="button" onClick={() => walk(1)} disabled={groups.at(-1) === group}>
            Next <kbd>j</kbd>
          </button>
          {source.hold && (
            <button type="button" onClick={() => setHolding(true)} disabled={!group}>
              Hold <kbd>x</kbd>
            </button>
          )}
          {group && shot && group.shots.length > 1 && (
            <button type="button" onClick={() => accept([shot])} disabled={!canAccept([shot])}>
              Only this one <kbd>⇧ a</kbd>
            </button>
          )}
          {group && (
            <button
              type="button"
              className="accept"
              onClick={() => accept(group.shots)}
              disabled={!canAccept(group.shots)}
            >
              {source.kind === 'desk' ? 'Accept' : 'Choose'}
              {group.shots.length > 1 && ` all ${group.shots.length}`} <kbd>a</kbd>
            </button>
          )}
        </footer>
        {toDo && <ToDo kind={source.kind} text={toDo} />}
      </main>
      {isHolding && group && review && (
        <HoldDialog
          group={group}
          note={review.holds[group.first.name] ?? ''}
          onHold={hold}
          onCancel={() => setHolding(false)}
        />
      )}
    </>
  );
}

/** What to do with the decisions. */
function ToDo({ kind, text }: { kind: Source['kind']; text: string }) {
  return (
    <aside aria-label="Next step">
      <label>
        {kind === 'desk' ? (
          'Accepted. Commit it with the change that caused it:'
        ) : (
          <>
            To accept what you chose, paste this as “screenshots” into the job{' '}
            <b>Accept screenshots</b> on GitHub:
          </>
        )}
        <textarea
          readOnly
          rows={2}
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
    </aside>
  );
}
