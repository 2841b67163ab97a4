import { useCallback, useState, type KeyboardEvent } from 'react';
import type { Shot } from '../../run.ts';
import type { Review } from '../review.ts';
import { Choice } from './Choice.tsx';
import { Crop } from './Crop.tsx';
import { nameOf, titleOf, toCount, type Group } from './groups.ts';
import { useKeys } from './hooks.ts';
import type { Source } from './source.ts';
import { Stage, type Size, type View, type Zoom } from './Stage.tsx';

/** How one looks: at the next change as at the last one. */
export interface Look {
  view: View;
  zoom: Zoom;
  isOutlined: boolean;
}

interface DetailProps {
  group: Group;
  shot: Shot;
  review: Review;
  source: Source;
  hasKeys: boolean;
  look: Look;
  onLook: (look: Look) => void;
  onChoose: (shot: Shot) => void;
}

const views = [
  { value: 'swipe', text: 'Swipe', shortcut: '1' },
  { value: 'side', text: 'Side by side', shortcut: '2' },
  { value: 'overlay', text: 'Overlay', shortcut: '3' },
  { value: 'difference', text: 'Difference', shortcut: '4' },
] as const;

const zooms = [
  { value: 'fit', text: 'Fit', shortcut: '0' },
  { value: 1, text: '1:1' },
  { value: 2, text: '2:1' },
  { value: 4, text: '4:1' },
] as const;

/** One decision: its screenshots, one of them large. Those that are not equal are shown at once first. */
export function Detail(props: DetailProps) {
  const { group, shot, review, source, hasKeys, look, onLook, onChoose } = props;
  const isMany = group.shots.length > 1;
  const [isOverview, setOverview] = useState(isMany && !group.isEqual);
  const [at, setAt] = useState(50);
  const [seen, setSeen] = useState<{ name: string; size: Size }>();
  const size = seen?.name === shot.name ? seen.size : undefined;
  const onSize = useCallback((size: Size) => setSeen({ name: shot.name, size }), [shot.name]);

  const change = (next: Partial<Look>) => {
    onLook({ ...look, ...next });
    setOverview(false);
  };
  const zoomBy = (step: number) => {
    const next = zooms[zooms.findIndex(({ value }) => value === look.zoom) + step];
    if (next) change({ zoom: next.value });
  };
  const index = group.shots.indexOf(shot);
  const walk = (step: number) => {
    const next = group.shots[index + step];
    if (next) onChoose(next);
  };
  useKeys(
    {
      '[': () => walk(-1),
      ']': () => walk(1),
      ...Object.fromEntries(
        views.map(({ value, shortcut }) => [shortcut, () => change({ view: value })]),
      ),
      '5': () => setOverview(isMany),
      '0': () => change({ zoom: 'fit' }),
      '+': () => zoomBy(1),
      '-': () => zoomBy(-1),
      o: () => change({ isOutlined: !look.isOutlined }),
    },
    hasKeys,
  );

  const { storybook, run, holds } = review;
  const hasBoth = shot.before !== undefined && shot.after !== undefined;
  return (
    <>
      <div className="heading">
        <h2>{titleOf(group)}</h2>
        <p>
          {isMany && (
            <>
              {([-1, 1] as const).map((step) => (
                <button
                  key={step}
                  type="button"
                  disabled={!group.shots[index + step]}
                  onClick={() => walk(step)}
                  aria-label={step < 0 ? 'Previous screenshot' : 'Next screenshot'}
                >
                  <kbd>{step < 0 ? '[' : ']'}</kbd>
                </button>
              ))}
              {` ${index + 1} of ${nameOf(group)}: `}
            </>
          )}
          {`${shot.title.replace('/', ' / ')}, ${shot.story}, ${shot.width} px, ${shot.scheme} · ${magnitude(shot, size)}`}
          {shot.takenAt && ` · ${new Date(shot.takenAt).toLocaleString('en-GB')}`}
          {run && ` · ${run.commit.slice(0, 7)}`}
          {storybook && shot.state !== 'obsolete' && (
            <>
              {' · '}
              <a
                href={`${storybook}/?path=/story/${shot.storyId}`}
                target="_blank"
                rel="noreferrer"
              >
                Open in Storybook
              </a>
            </>
          )}
        </p>
        {shot.isProvisional && (
          <p className="note">Seen once so far. It is taken again before it can be accepted.</p>
        )}
        {shot.rows && (
          <p className="note">
            {`This file keeps the rows ${shot.rows.from} to ${shot.rows.to} of ${shot.rows.of}: ${
              shot.rows.isPart
                ? 'the first three of these equal changes are kept with every change in them'
                : 'the others are as they were'
            }. The desk has all of them.`}
          </p>
        )}
        {shot.reason && <p className="note stop">{shot.reason}</p>}
        {holds[shot.name] && <p className="note">On hold: {holds[shot.name]}</p>}
      </div>
      <div className="tools">
        {hasBoth && (
          <Choice
            label="View"
            value={isOverview ? 'overview' : look.view}
            options={[
              ...views,
              ...(isMany ? [{ value: 'overview', text: 'All', shortcut: '5' } as const] : []),
            ]}
            onChange={(view) => (view === 'overview' ? setOverview(true) : change({ view }))}
          />
        )}
        <Choice
          label="Zoom"
          value={look.zoom}
          options={zooms}
          onChange={(zoom) => change({ zoom })}
        />
        <label className="toggle">
          <input
            type="checkbox"
            checked={look.isOutlined}
            onChange={() => change({ isOutlined: !look.isOutlined })}
          />
          Outline <kbd>o</kbd>
        </label>
        {hasBoth && !isOverview && (look.view === 'swipe' || look.view === 'overlay') && (
          <label className="slider">
            {look.view === 'swipe' ? 'Before' : 'Opacity'}
            <input
              type="range"
              step="0.1"
              value={at}
              aria-valuetext={`${Math.round(at)} %`}
              onChange={({ target }) => setAt(Number(target.value))}
              onKeyDown={(event) => setAt(slideBy(event, at))}
            />
            After
          </label>
        )}
      </div>
      {isOverview ? (
        <Overview
          group={group}
          source={source}
          onChoose={(next) => {
            onChoose(next);
            setOverview(false);
          }}
        />
      ) : (
        <Stage
          key={`${shot.name} ${look.view} ${look.zoom}`}
          shot={shot}
          source={source}
          view={look.view}
          zoom={look.zoom}
          isOutlined={look.isOutlined}
          at={at}
          onSlide={setAt}
          size={size}
          onSize={onSize}
        />
      )}
    </>
  );
}

function magnitude({ state, changedPixels, width, rows }: Shot, size?: Size): string {
  if (state !== 'changed') return state === 'added' ? 'new' : state;
  if (changedPixels === undefined) return 'changed';
  const count = toCount(changedPixels, 'pixel');
  const share =
    size && (changedPixels / (Math.max(width, size.width) * (rows?.of ?? size.height))) * 100;
  if (share === undefined) return `${count} changed`;
  return `${count} changed, ${share < 0.01 ? 'under 0.01' : share.toPrecision(2)} %`;
}

/** In percent: an arrow moves the slider by what one sees, and with Shift by a tenth. */
function slideBy(event: KeyboardEvent, at: number): number {
  const direction = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
  if (!direction) return at;
  event.preventDefault();
  return Math.min(100, Math.max(0, at + direction * (event.shiftKey ? 10 : 2)));
}

interface OverviewProps {
  group: Group;
  source: Source;
  onChoose: (shot: Shot) => void;
}

/** Every screenshot of a group, before and after, where it changed. */
function Overview({ group, source, onChoose }: OverviewProps) {
  const width = group.isEqual ? 144 : 232;
  return (
    <ol className={group.isEqual ? 'overview' : 'overview large'}>
      {group.shots.map((shot) => (
        <li key={shot.name}>
          <button type="button" onClick={() => onChoose(shot)}>
            <span className="pair">
              {[shot.before, shot.after].map(
                (hash) =>
                  hash && <Crop key={hash} shot={shot} source={source} hash={hash} width={width} />,
              )}
            </span>
            <strong>{`${shot.title.split('/').at(-1)}: ${shot.story}`}</strong>
            <small>{`${shot.width} px, ${shot.scheme}`}</small>
          </button>
        </li>
      ))}
    </ol>
  );
}
