import type { Holds } from './holds.ts';
import type { Run, Shot, State } from './run.ts';

const headings: Record<Exclude<State, 'same'>, string> = {
  failed: 'Failed',
  unsteady: 'Unsteady: taken twice, with two results',
  changed: 'Changed',
  added: 'New',
  obsolete: 'Gone: accepted, but no story asks for it any more',
};

/** What a run ends with in the terminal: a plain list of stories, and the next command. */
export function summarise(whole: Run, holds: Holds = {}): string {
  const run = { ...whole, shots: whole.shots.filter((shot) => isOfItsCode(shot, whole)) };
  const lines: string[] = [];
  for (const [state, heading] of Object.entries(headings)) {
    const shots = run.shots.filter((shot) => shot.state === state);
    if (shots.length === 0) continue;
    lines.push('', `${heading}:`);
    for (const story of toStories(shots)) lines.push(...describe(story, holds));
  }
  const earlier = whole.shots.filter((shot) => !isOfItsCode(shot, whole) && shot.state !== 'same');
  return [...lines, '', countStates(run), ...nextSteps(run), ...mention(earlier)]
    .join('\n')
    .trimStart();
}

/** Whether a run ends as an error. What an earlier run saw of other code is no fault of this one. */
export function hasFailed(run: Run): boolean {
  return run.shots.some((shot) => shot.state !== 'same' && isOfItsCode(shot, run));
}

function isOfItsCode(shot: Shot, run: Run): boolean {
  return (shot.tree ?? run.tree) === run.tree;
}

function mention(earlier: Shot[]): string[] {
  if (earlier.length === 0) return [];
  const stories = new Set(earlier.map(({ storyId }) => storyId)).size;
  return [
    `Not taken now: ${stories === 1 ? 'one story' : `${stories} stories`} that differed in other code, some of which may be as accepted today. All of them: npm run visual`,
  ];
}

function toStories(shots: Shot[]): Shot[][] {
  return Object.values(Object.groupBy(shots, ({ storyId }) => storyId)).filter(
    (group) => group !== undefined,
  );
}

function describe(shots: Shot[], holds: Holds): string[] {
  const [first] = shots;
  if (!first) return [];
  const modes = shots.map(({ mode }) => mode).join(', ');
  const reasons = new Set(shots.map(({ reason }) => reason).filter((it) => it !== undefined));
  const notes = new Set(shots.map(({ name }) => holds[name]).filter((it) => it !== undefined));
  return [
    `  ${first.title}/${first.story}: ${modes}`,
    ...[...reasons].map((reason) => `      ${reason.split('\n')[0]}`),
    ...[...notes].map((note) => `      held: ${note}`),
  ];
}

function countStates({ shots, compared, wanted, startedAt, finishedAt, system }: Run): string {
  const seconds = Math.round((Date.parse(finishedAt ?? startedAt) - Date.parse(startedAt)) / 1000);
  if (!compared) {
    return `${wanted} screenshots were taken in ${seconds} s and compared with nothing: accepted screenshots are drawn on Linux (x64), and ${system} draws text differently.`;
  }
  const counts = Object.entries(Object.groupBy(shots, ({ state }) => state)).map(
    ([state, group]) => `${group?.length ?? 0} ${state}`,
  );
  return `${counts.join(', ')} (${wanted} taken in ${seconds} s).`;
}

function nextSteps(run: Run): string[] {
  const { shots, compared, against } = run;
  const has = (...states: State[]) => shots.some(({ state }) => states.includes(state));
  if (!compared) {
    return ['To compare on this machine: npm run visual -- --against main'];
  }
  const steps: string[] = [];
  if (has('changed', 'added', 'obsolete')) {
    steps.push('To look: npm run review');
    const open = shots.filter(({ state }) => ['changed', 'added', 'obsolete'].includes(state));
    const ids = [...new Set(open.map(({ storyId }) => storyId))];
    const which = ids.length > 6 ? '--all' : ids.join(' ');
    if (against.kind === 'accepted') steps.push(`To accept: npm run visual:accept -- ${which}`);
  }
  if (has('failed', 'unsteady')) {
    const open = shots.filter(({ state }) => state === 'failed' || state === 'unsteady');
    const ids = [...new Set(open.map(({ storyId }) => storyId))].slice(0, 6);
    steps.push(`To take these again: npm run visual -- ${ids.join(' ')}`);
  }
  return steps;
}
