import { expect, test } from 'vitest';
import { summarise, toGroups } from '../groups.ts';
import type { Shot } from '../run.ts';

/** Returns the titles of the groups. Each change has the form `story/mode signature`. */
function decide(...changes: string[]): string[] {
  const shots = changes.map((change): Shot => {
    const [, name = '', story = '', mode = '', group = ''] = /^((\w+)\/(\w+)) (.+)$/.exec(change)!;
    return { name, story, title: story, mode, state: 'changed', group };
  });
  return toGroups({ shots }).map(({ title }) => title);
}

test('If two stories have the same changed region in a mode, they are in one group', () => {
  const form = ['form/phone region 1', 'form/desktop region 2'];
  const page = ['page/phone region 3', 'page/desktop region 2'];
  expect(decide(...form, ...page, 'hero/phone region 4')).toEqual([
    'form and 1 more story',
    'hero',
  ]);
});

test('A page with the changed regions of two stories does not merge their groups', () => {
  const page = ['page/phone region 1', 'page/desktop region 2'];
  expect(decide(...page, 'menu/phone region 1', 'hero/desktop region 2')).toHaveLength(2);
});

test('If a colour changes differently in the two colour schemes, each scheme has its own group', () => {
  const card = ['card/dark colour 1', 'card/light colour 2'];
  expect(decide(...card, 'page/dark colour 1', 'page/light colour 2')).toHaveLength(2);
});

test('The summary says that "review" renders missing accepted screenshots', () => {
  const shot: Shot = { name: 'a/b', story: 'a', title: 'A', mode: 'b', state: 'changed' };
  const summary = summarise({ shots: [shot] });
  expect(summary).toContain('(1 to decide; "review" renders missing screenshots');
});
