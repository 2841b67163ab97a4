import { describe, expect, test } from 'vitest';
import { chooseFromRun } from '../../visual/chooseFromRun.ts';

const after = 'a'.repeat(32);
const other = 'b'.repeat(32);

const run = {
  commit: 'c0ffee',
  finishedAt: '2026-11-22T06:00:00Z',
  compared: true,
  against: { kind: 'accepted' },
  engine: 'chromium',
  system: 'linux-x64',
  shots: [
    { name: 'a--b/phone-light', state: 'changed', after },
    { name: 'a--c/phone-light', state: 'added', after: other },
    { name: 'a--d/phone-light', state: 'obsolete' },
    { name: 'a--e/phone-light', state: 'unsteady', after },
    { name: 'a--f/phone-light', state: 'same', after },
  ],
};

const choose = (screenshots: string, more: object = {}) =>
  chooseFromRun({ ...run, ...more }, 'c0ffee', screenshots).map(({ name }) => name);

describe('accepting what a check took', () => {
  test('exactly what was listed is chosen, however its lines were joined', () => {
    expect(choose(`${after} a--b/phone-light  - a--d/phone-light\n`)).toEqual([
      'a--b/phone-light',
      'a--d/phone-light',
    ]);
  });

  test('all is what changed, is new or gone, and nothing unsteady', () => {
    expect(choose('all')).toEqual(['a--b/phone-light', 'a--c/phone-light', 'a--d/phone-light']);
  });

  test.for([
    ['another hash than was seen', `${other} a--b/phone-light`],
    ['an unsteady screenshot', `${after} a--e/phone-light`],
    ['one that is not in the run', `${after} x--y/phone-light`],
    ['half a line', after],
    ['nothing', ' '],
  ])('%s is refused', ([, screenshots]) => {
    expect(() => choose(screenshots ?? '')).toThrow(/as it was seen|Nothing was chosen/);
  });

  test.for([
    ['another commit', { commit: 'other' }],
    ['a run that did not end', { finishedAt: undefined }],
    ['a run that compared nothing', { compared: false }],
    ['a run against a commit', { against: { kind: 'commit' } }],
    ['another engine', { engine: 'firefox' }],
    ['another system', { system: 'darwin-arm64' }],
    ['no run', { shots: undefined }],
    ['a name that breaks a line', { shots: [{ name: 'a\nb', state: 'changed', after }] }],
    ['a hash that is none', { shots: [{ name: 'a--b/c', state: 'changed', after: 'x y' }] }],
    ['a change without a hash', { shots: [{ name: 'a--b/c', state: 'changed' }] }],
  ] as const)('%s is refused', ([, more]) => {
    expect(() => choose('all', more)).toThrow();
  });
});
