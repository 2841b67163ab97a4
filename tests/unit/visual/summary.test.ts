import { expect, test } from 'vitest';
import type { Run, Shot } from '../../visual/run.ts';
import { hasFailed, summarise } from '../../visual/summary.ts';
import { isForeign } from '../../visual/system.ts';

const shot = (mode: string, changes: Partial<Shot> = {}): Shot => ({
  name: `sections-hero--default/${mode}`,
  storyId: 'sections-hero--default',
  title: 'Sections/Hero',
  story: 'Default',
  mode,
  width: 390,
  scheme: 'light',
  state: 'same',
  ...changes,
});

const run = (changes: Partial<Run>): Run => ({
  tree: 'tree',
  commit: 'c0ffee',
  branch: 'main',
  startedAt: '2026-11-22T00:00:00.000Z',
  finishedAt: '2026-11-22T00:01:40.000Z',
  engine: 'chromium',
  system: 'linux-x64',
  against: { kind: 'accepted' },
  compared: true,
  wanted: 1,
  shots: [],
  ...changes,
});

test('a run ends with a plain list of stories and the next command', () => {
  const changed = run({
    shots: [
      shot('phone-light', { state: 'changed' }),
      shot('phone-dark', { state: 'changed' }),
      shot('tablet-light'),
    ],
  });
  expect(summarise(changed).split('\n')).toEqual([
    'Changed:',
    '  Sections/Hero/Default: phone-light, phone-dark',
    '',
    '2 changed, 1 same (1 taken in 100 s).',
    'To look: npm run review',
    'To accept: npm run visual:accept -- sections-hero--default',
  ]);
  expect(hasFailed(changed)).toBe(true);
});

test('a note on a held screenshot, and why another is unsteady, stand beside the story', () => {
  const shots = [shot('phone-light', { state: 'unsteady', reason: 'Differed from itself.' })];
  const text = summarise(run({ shots }), { 'sections-hero--default/phone-light': 'Ask Maya' });
  expect(text).toContain('Differed from itself.');
  expect(text).toContain('held: Ask Maya');
  expect(text).not.toContain('visual:accept');
});

test.each(['changed', 'added', 'obsolete', 'unsteady', 'failed'] as const)(
  'a run that ends with something %s is an error',
  (state) => {
    expect(hasFailed(run({ shots: [shot('phone-light', { state })] }))).toBe(true);
  },
);

test('a run that finds everything as accepted is none', () => {
  expect(hasFailed(run({ shots: [shot('phone-light')] }))).toBe(false);
});

test('what differed in other code is counted apart, and fails no narrowed run', () => {
  const narrowed = run({
    shots: [shot('phone-light'), shot('phone-dark', { state: 'changed', tree: 'another' })],
  });
  expect(hasFailed(narrowed)).toBe(false);
  expect(summarise(narrowed).split('\n')).toEqual([
    '1 same (1 taken in 100 s).',
    expect.stringMatching(/^Not taken now: one story .* other code/),
  ]);
  const same = run({ shots: [shot('phone-dark', { state: 'changed', tree: 'tree' })] });
  expect(hasFailed(same)).toBe(true);
});

test('another system compares nothing, and says so instead of "nothing changed"', () => {
  const text = summarise(run({ compared: false, system: 'darwin-arm64', wanted: 642 }));
  expect(text).toContain('compared with nothing');
  expect(text).toContain('--against');
  expect(text).not.toMatch(/same|accept --/);
});

test.each([
  ['linux-x64', false],
  ['linux-arm64', true],
  ['darwin-arm64', true],
  ['win32-x64', true],
])('%s is foreign: %s', (system, expected) => {
  expect(isForeign(system)).toBe(expected);
});
