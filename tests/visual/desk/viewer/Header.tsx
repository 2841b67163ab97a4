import { useState, type FormEvent } from 'react';
import type { Review } from '../review.ts';
import { isStale, toCount } from './groups.ts';
import type { Source } from './source.ts';

interface HeaderProps {
  source: Source;
  review?: Review;
  error: string;
  refresh: () => Promise<void>;
}

/** What was compared with what, how far it is, and what stands in the way of accepting. */
export function Header({ source, review, error, refresh }: HeaderProps) {
  const banners = review ? bannersOf(review, source) : [];
  return (
    <header>
      <div className="title">
        <h1>Review desk</h1>
        {review && <Progress review={review} />}
        {source.run && (
          <RunForm isRunning={review?.isRunning ?? false} run={source.run} refresh={refresh} />
        )}
      </div>
      {error && (
        <p className="banner stop" role="alert">
          {error}
        </p>
      )}
      {banners.map((text) => (
        <p key={text} className="banner">
          {text}
        </p>
      ))}
      {review?.failure && <pre className="banner stop">{review.failure}</pre>}
    </header>
  );
}

function bannersOf(review: Review, { kind }: Source): string[] {
  const { run, shots, isRunning } = review;
  if (!run) return ['No run yet: take screenshots first.'];
  const banners: string[] = [];
  const stale = shots.filter((shot) => isStale(shot, review)).length;
  if (!isRunning && run.tree !== review.tree)
    banners.push(
      'The code has changed since these screenshots were taken. Take them again; until then nothing can be accepted.',
    );
  else if (!isRunning && stale > 0)
    banners.push(
      `${toCount(stale, 'screenshot')} were taken before the last edit: take them again before you accept them.`,
    );
  if (!run.compared)
    banners.push(
      `Nothing was compared: the accepted screenshots were taken on another system than ${run.system}. Compare with a branch or a commit instead, for instance “main”.`,
    );
  if (run.against.kind === 'commit' && kind === 'desk')
    banners.push(
      `Compared with ${run.against.ref} (${run.against.commit.slice(0, 7)}), not with what was accepted: this is for looking, nothing can be accepted.`,
    );
  if (review.isCompleting)
    banners.push(
      'The screenshots from before are being rendered, to put equal changes into groups: some minutes, once.',
    );
  const count = (state: string) => shots.filter((shot) => shot.state === state).length;
  if (count('failed')) banners.push(`${toCount(count('failed'), 'screenshot')} failed.`);
  if (count('unsteady'))
    banners.push(
      `${toCount(count('unsteady'), 'screenshot')} came out differently each time: the story is unsteady and cannot be accepted.`,
    );
  return banners;
}

const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const engines = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' } as const;

function Progress({ review }: { review: Review }) {
  const { run, taken, same, shots, isRunning, isWatching } = review;
  if (!run) return <p />;
  const { commit, branch, engine, system, against, startedAt, finishedAt, wanted, compared } = run;
  const result = compared
    ? `${toCount(shots.length, 'difference')}, ${same.toLocaleString('en-GB')} the same`
    : 'nothing compared';
  return (
    <div className="progress">
      {isRunning && (
        <progress aria-label="Screenshots taken" max={Math.max(1, wanted)} value={taken} />
      )}
      <p>
        <strong>
          {isRunning || !finishedAt ? `${taken} of ${wanted} taken: ` : ''}
          {result}
        </strong>
        <small>
          {`${dateTime.format(new Date(finishedAt ?? startedAt))} · ${branch} ${commit.slice(0, 7)} against ${against.kind === 'commit' ? against.ref : 'what was accepted'} · ${engines[engine]}, ${system}`}
          {isWatching && ' · What you save is taken at once.'}
        </small>
      </p>
    </div>
  );
}

interface RunFormProps {
  isRunning: boolean;
  run: NonNullable<Source['run']>;
  refresh: () => Promise<void>;
}

function RunForm({ isRunning, run, refresh }: RunFormProps) {
  const [against, setAgainst] = useState('');
  const [problem, setProblem] = useState('');
  const start = (event: FormEvent) => {
    event.preventDefault();
    run(against.trim()).then(refresh, ({ message }: Error) => setProblem(message));
  };
  return (
    <form onSubmit={start}>
      <label>
        <span>Compare with</span>
        <input
          value={against}
          placeholder="what was accepted"
          onChange={({ target }) => setAgainst(target.value)}
        />
      </label>
      <button type="submit" disabled={isRunning}>
        {isRunning ? 'Taking screenshots…' : 'Take screenshots'}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
}
