import { describe, expect, test } from 'vitest';
import { toShot } from '../support/shot.ts';
import { toReview } from '../visual/desk/review.ts';
import { isAcceptable, nameOf, titleOf, toGroups } from '../visual/desk/viewer/groups.ts';
import type { Run, Shot } from '../visual/run.ts';

const all = { width: 'all', scheme: 'all' } as const;

function review(shots: Shot[], more: Partial<ReturnType<typeof toReview>> = {}) {
  const run = { shots, tree: 'tree', against: { kind: 'accepted' } } as Run;
  const state = { holds: {}, isRunning: false, tree: 'tree' };
  return { ...toReview(run, state), ...more };
}

const idsOf = (shots: Shot[], more = {}) =>
  toGroups(review(shots, more), all, 'impact').map(({ shots }) => shots.map(({ name }) => name));

describe('the changes of a review', () => {
  test('equal changes are one group, and the odd one out stands alone', () => {
    expect(
      idsOf([
        toShot('a/1', { group: 'hue' }),
        toShot('b/1', { group: 'odd', changedPixels: 11 }),
        toShot('c/1', { group: 'hue' }),
      ]),
    ).toEqual([['a/1', 'c/1'], ['b/1']]);
  });

  test('screenshots without a group are never one decision', () => {
    expect(idsOf([toShot('a/1'), toShot('b/1')])).toEqual([['a/1'], ['b/1']]);
  });

  test('what changed in one story alone is one decision, however its widths and schemes differ', () => {
    const shots = [
      toShot('a/1', { group: 'region 1' }),
      toShot('a/2', { group: 'region 2', width: 1440 }),
      toShot('a/3', { group: 'hue' }),
      toShot('b/1', { group: 'hue' }),
      toShot('b/2', { state: 'added', group: undefined }),
      toShot('b/3', { state: 'added', group: undefined }),
    ];
    expect(idsOf(shots)).toEqual([
      ['a/1', 'a/2'],
      ['a/3', 'b/1'],
      ['b/2', 'b/3'],
    ]);
    const groups = toGroups(review(shots), all, 'impact');
    expect(groups.map(({ isEqual }) => isEqual)).toEqual([false, true, false]);
    expect(groups.map(nameOf)[0]).toBe('2 widths and schemes');
  });

  test('a filter does not tear an equal change of two stories into two decisions', () => {
    const shots = [
      toShot('a/1', { group: 'hue' }),
      toShot('a/2', { group: 'region 1' }),
      toShot('b/1', { group: 'hue', width: 1440 }),
    ];
    const groups = toGroups(review(shots), { width: 390, scheme: 'all' }, 'impact');
    expect(groups.map(({ shots }) => shots.map(({ name }) => name))).toEqual([['a/1'], ['a/2']]);
  });

  test('an equal signature of another state is another decision', () => {
    const added = { group: 'hue', state: 'added' } as const;
    expect(idsOf([toShot('a/1', added), toShot('b/1', { group: 'hue' })])).toEqual([
      ['b/1'],
      ['a/1'],
    ]);
  });

  test('what failed comes first, then what changes most', () => {
    const shots = [
      toShot('small/1', { changedPixels: 1 }),
      toShot('large/1', { changedPixels: 5000 }),
      toShot('unsteady/1', { state: 'unsteady' }),
      toShot('failed/1', { state: 'failed' }),
    ];
    expect(idsOf(shots).flat()).toEqual(['failed/1', 'unsteady/1', 'large/1', 'small/1']);
  });

  test('newest first while screenshots are taken', () => {
    const shots = [
      toShot('old/1', { takenAt: '2026-11-22T06:00:00Z', changedPixels: 900 }),
      toShot('new/1', { takenAt: '2026-11-22T06:00:09Z' }),
    ];
    const groups = toGroups(review(shots), all, 'newest');
    expect(groups.map(({ first }) => first.name)).toEqual(['new/1', 'old/1']);
  });

  test('a filter narrows a group, so that what is accepted is what is shown', () => {
    const shots = [
      toShot('a/1', { group: 'hue' }),
      toShot('b/1', { group: 'hue', width: 1440 }),
      toShot('c/1', { group: 'hue', scheme: 'dark' }),
    ];
    const names = (filter: Parameters<typeof toGroups>[1]) =>
      toGroups(review(shots), filter, 'impact').map(({ shots }) => shots.map(({ name }) => name));
    expect(names({ width: 1440, scheme: 'all' })).toEqual([['b/1']]);
    expect(names({ width: 390, scheme: 'dark' })).toEqual([['c/1']]);
  });

  test('what was decided goes to the end; a screenshot taken anew is open again', () => {
    const shots = [toShot('a/1'), toShot('b/1'), toShot('c/1')];
    const decided = { holds: { 'a/1': 'too dark' }, accepted: { 'b/1': 'new' } };
    const decisions = (accepted: Record<string, string>) =>
      toGroups(review(shots, { ...decided, accepted }), all, 'impact').map(
        ({ first, decision }) => `${first.name} ${decision}`,
      );
    expect(decisions({ 'b/1': 'new' })).toEqual(['c/1 open', 'a/1 held', 'b/1 accepted']);
    expect(decisions({ 'b/1': 'earlier' })).toEqual(['b/1 open', 'c/1 open', 'a/1 held']);
  });

  test('what failed or is unsteady cannot be accepted', () => {
    const states = ['changed', 'added', 'obsolete', 'unsteady', 'failed'] as const;
    expect(states.filter((state) => isAcceptable(toShot('a/1', { state })))).toEqual([
      'changed',
      'added',
      'obsolete',
    ]);
  });

  test('a group is named after what is in it', () => {
    const titleFor = (...shots: Shot[]) =>
      toGroups(review(shots.map((one) => ({ ...one, group: 'hue' }))), all, 'impact').map(titleOf);
    const footer = toShot('footer--a/1', { title: 'Sections/Footer', story: 'A' });
    expect(titleFor(toShot('hero--a/1'))).toEqual(['Hero: Default']);
    expect(titleFor(toShot('hero--a/1'), toShot('hero--b/1'))).toEqual(['Hero: 2 stories']);
    expect(titleFor(toShot('hero--a/1'), footer)).toEqual(['Footer and Hero']);
    const button = toShot('button--a/1', { title: 'Components/Button' });
    expect(titleFor(toShot('hero--a/1'), footer, button)).toEqual(['Button, Footer and 1 more']);
  });
});
