import { expect, test } from 'vitest';
import { toShot } from '../../support/shot.ts';
import { applyTo, refuse } from '../../visual/accept.ts';
import { currentSystem } from '../../visual/system.ts';
import type { Run } from '../../visual/run.ts';

const changed = toShot('sections-hero--default/phone-light');
const run = (changes: Partial<Run> = {}): Run => ({
  tree: 'this tree',
  commit: 'c0ffee',
  branch: 'main',
  startedAt: '2026-11-22T00:00:00.000Z',
  engine: 'chromium',
  system: currentSystem(),
  against: { kind: 'accepted' },
  compared: true,
  wanted: 1,
  shots: [changed],
  ...changes,
});

const tryTo = (state: Run | undefined, names = [changed.name], expected = [changed]) =>
  refuse(state, 'this tree', names, expected);

test('what was seen of this tree can be accepted', () => {
  expect(tryTo(run())).toBeUndefined();
});

test.each<[string, Run | undefined, RegExp]>([
  ['no run', undefined, /no run/],
  ['code that was edited since', run({ tree: 'another tree' }), /edited after/],
  [
    'a screenshot that a narrowed run kept from other code',
    run({ shots: [{ ...changed, tree: 'another tree' }] }),
    /edited after/,
  ],
  ['a run that compared nothing', run({ compared: false }), /Nothing was compared/],
  [
    'a comparison with a commit',
    run({ against: { kind: 'commit', ref: 'main', commit: 'c0ffee' } }),
    /compared with main/,
  ],
  ['another engine', run({ engine: 'firefox' }), /Chromium/],
  ['another system', run({ system: 'darwin-arm64' }), /darwin-arm64/],
  ['an unsteady screenshot', run({ shots: [{ ...changed, state: 'unsteady' }] }), /unsteady/],
  [
    'one that was taken once so far',
    run({ shots: [{ ...changed, isProvisional: true }] }),
    /twice/,
  ],
  ['a failed one', run({ shots: [{ ...changed, state: 'failed' }] }), /failed/],
  ['one that is as accepted', run({ shots: [{ ...changed, state: 'same' }] }), /already/],
  ['one that was taken anew', run({ shots: [{ ...changed, after: 'newer' }] }), /taken anew/],
  ['one that is not in the run', run({ shots: [] }), /no such screenshot/],
])('%s is refused', (_what, state, reason) => {
  expect(tryTo(state)).toMatch(reason);
});

test('an empty list never means everything', () => {
  expect(tryTo(run(), [])).toMatch(/Nothing was chosen/);
});

test('one that nobody has seen is refused', () => {
  expect(tryTo(run(), [changed.name], [])).toMatch(/looked at/);
});

test('exactly what was chosen is written', () => {
  const accepted = new Map([
    ['a', 'old a'],
    ['b', 'old b'],
    ['gone', 'old'],
  ]);
  const shots = [{ name: 'a', after: 'new a' }, { name: 'c', after: 'new c' }, { name: 'gone' }];
  expect([...applyTo(accepted, shots)]).toEqual([
    ['a', 'new a'],
    ['b', 'old b'],
    ['c', 'new c'],
  ]);
  expect(accepted.get('a')).toBe('old a');
});
