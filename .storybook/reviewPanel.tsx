/** @jsxRuntime classic -- the manager brings a React of its own */
import * as React from 'react';
import { useEffect, useState } from 'react';
import { addons, types, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { clauses } from '../stories/coverage/clauses.ts';
import type { Run, Shot, State } from '../tests/visual/run.ts';
import type { ReviewFile } from './reviewFiles.ts';

const Panel = styled.div(({ theme }) => ({
  padding: 16,
  color: theme.color.defaultText,
  fontSize: theme.typography.size.s2,
  lineHeight: 1.5,
  h2: { margin: '16px 0 8px', fontSize: theme.typography.size.s3 },
  'h2:first-of-type, p': { marginBlockStart: 0 },
  ul: { margin: 0, paddingInlineStart: 20 },
  a: { color: theme.color.secondary },
  figure: { margin: 0 },
  img: {
    display: 'block',
    maxInlineSize: '100%',
    maxBlockSize: 320,
    border: `1px solid ${theme.appBorderColor}`,
  },
}));

const Shots = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
  gap: 16,
  alignItems: 'start',
  '& > div > div': { display: 'flex', gap: 8, alignItems: 'start' },
});

const words: Record<State, string> = {
  same: 'no difference',
  changed: 'changed',
  added: 'new',
  obsolete: 'gone',
  unsteady: 'unsteady',
  failed: 'failed',
};

/** What the last run says of a story, and which clauses of the specification the story proves. */
function ReviewPanel({ storyId }: { storyId: string }) {
  const file = useReviewFile();
  const proved = clauses.filter(({ stories }) => stories?.includes(storyId));
  return (
    <Panel>
      <h2>Screenshots</h2>
      {file && <Screenshots file={file} storyId={storyId} />}
      <h2>Clauses of the specification that it proves</h2>
      {proved.length > 0 ? (
        <ul>
          {proved.map(({ section, says }) => (
            <li key={says}>
              § {section}: {says}
            </li>
          ))}
        </ul>
      ) : (
        <p>None: it shows a state that the specification does not name.</p>
      )}
    </Panel>
  );
}

function useReviewFile(): ReviewFile | undefined {
  const [file, setFile] = useState<ReviewFile>();
  useEffect(() => {
    let isWanted = true;
    void fetch('./review/run.json')
      .then((response) => response.json() as Promise<ReviewFile>)
      .catch(() => ({ run: null, screenshots: [] }))
      .then((read) => isWanted && setFile(read));
    return () => {
      isWanted = false;
    };
  }, []);
  return file;
}

function Screenshots({ file, storyId }: { file: ReviewFile; storyId: string }) {
  const { run, desk } = file;
  if (!run) {
    return (
      <p>
        No run came with this Storybook. On your machine, <code>npm run visual</code> makes one, and{' '}
        <code>npm run storybook</code> shows it here.
      </p>
    );
  }
  const shots = run.shots
    .filter((shot) => shot.storyId === storyId)
    .toSorted((one, other) => one.width - other.width || other.scheme.localeCompare(one.scheme));
  const before = run.against.kind === 'commit' ? run.against.ref : 'Accepted';
  const first = shots.find(({ state }) => state !== 'same');
  return (
    <>
      <p>
        {summaryOf(run, shots)}{' '}
        {desk ? (
          <a
            href={`${desk}/${first ? `#shot=${encodeURIComponent(first.name)}` : ''}`}
            target="_blank"
            rel="noreferrer"
          >
            Open the review desk
          </a>
        ) : (
          <>
            The desk: <code>npm run review</code>.
          </>
        )}
      </p>
      <Shots>
        {shots.map((shot) => (
          <div key={shot.name}>
            <strong>
              {shot.width} px, {shot.scheme}: {words[shot.state]}
            </strong>
            {shot.reason && <p>{shot.reason}</p>}
            <div>
              {shot.state !== 'same' && (
                <Screenshot hash={shot.before} label={before} file={file} />
              )}
              <Screenshot
                hash={shot.after}
                label={shot.state === 'same' ? `${before}, and the last` : 'Last'}
                file={file}
              />
            </div>
          </div>
        ))}
      </Shots>
    </>
  );
}

function summaryOf({ commit, startedAt, compared, against, engine }: Run, shots: Shot[]): string {
  const when = `${new Date(startedAt).toLocaleString('en-GB')}, commit ${commit.slice(0, 7)}, ${engine}`;
  if (shots.length === 0) return `The last run (${when}) took no screenshot of it.`;
  if (!compared) return `The last run (${when}) compared nothing: another system.`;
  const different = shots.filter(({ state }) => state !== 'same').length;
  const what = against.kind === 'commit' ? against.ref : 'what was accepted';
  return `${different} of ${shots.length} screenshots differ from ${what} in the last run (${when}).`;
}

interface ScreenshotProps {
  hash: string | undefined;
  label: string;
  file: ReviewFile;
}

function Screenshot({ hash, label, file }: ScreenshotProps) {
  if (!hash) return null;
  return (
    <figure>
      <figcaption>{label}</figcaption>
      {file.screenshots.includes(hash) ? (
        <img src={`./review/pixels/${hash}.png`} alt={label} loading="lazy" />
      ) : (
        <p>Not on this machine: the desk renders it.</p>
      )}
    </figure>
  );
}

/** Each story reads the run anew, since one may be going on. */
function CurrentStory() {
  const { storyId } = useStorybookState();
  return <ReviewPanel key={storyId} storyId={storyId} />;
}

addons.register('review', () => {
  addons.add('review/panel', {
    type: types.PANEL,
    title: 'Review',
    render: ({ active }) => (active ? <CurrentStory /> : null),
  });
});
