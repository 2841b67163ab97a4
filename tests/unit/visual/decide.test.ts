import { expect, test } from 'vitest';
import { decide, needsSecondAttempt } from '../../visual/decide.ts';

const one = { hash: 'one' };
const other = { hash: 'other' };
const failure = { failure: 'The button was not found.' };

test('what is as accepted is taken once', () => {
  expect(needsSecondAttempt('one', one)).toBe(false);
  expect(decide('one', one)).toEqual({ state: 'same', before: 'one', after: 'one' });
});

test.each([
  ['differs', 'other', one],
  ['is new', undefined, one],
  ['failed', 'one', failure],
])('what %s is taken twice', (_what, before, first) => {
  expect(needsSecondAttempt(before, first)).toBe(true);
  expect(decide(before, first)).toEqual({ ...decide(before, first, first), isProvisional: true });
});

test('twice the same difference is a change', () => {
  expect(decide('one', other, other)).toEqual({ state: 'changed', before: 'one', after: 'other' });
});

test('what was as accepted twice in windows of its own is the same', () => {
  expect(decide('one', one, one)).toEqual({ state: 'same', before: 'one', after: 'one' });
});

test('what has nothing before it is new', () => {
  expect(decide(undefined, one, one)).toMatchObject({ state: 'added', after: 'one' });
});

test.each([
  ['differs, and then does not', 'one', other, one],
  ['differs in two ways', 'one', other, { hash: 'third' }],
  ['is new, and differs from itself', undefined, one, other],
  ['fails, and then does not', 'one', failure, one],
  ['fails the second time', 'one', other, failure],
])('what %s is unsteady, with a reason, and never the same', (_what, before, first, second) => {
  const decision = decide(before, first, second);
  expect(decision.state).toBe('unsteady');
  expect(decision.reason).toBeTruthy();
});

test('what fails twice has failed, with its message', () => {
  expect(decide('one', failure, failure)).toMatchObject({
    state: 'failed',
    reason: 'The button was not found.',
  });
});
