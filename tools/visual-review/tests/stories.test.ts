import { expect, test } from 'vitest';
import { reach, toImports } from '../affected.ts';
import { matches } from '../patterns.ts';
import { toStory } from '../preview.ts';
import { decide } from '../run.ts';

const story = { id: 'hero--default', title: 'Hero', name: 'Default' };

test('The modes of a story are read from its Chromatic parameters', () => {
  const { modes } = toStory({
    ...story,
    parameters: {
      chromatic: {
        modes: {
          'phone dark': { viewport: { width: 320, height: 640 }, theme: 'dark' },
          wide: { viewport: 1440 },
          大: { viewport: 320 },
          off: { disable: true },
        },
      },
    },
  });
  expect(modes).toEqual([
    { name: 'phone-dark', width: 320, height: 640, scheme: 'dark', globals: { theme: 'dark' } },
    { name: 'wide', width: 1440, scheme: 'light', globals: {} },
    { name: '大', width: 320, scheme: 'light', globals: {} },
  ]);
});

test('A story is affected only by modules that it imports, directly or indirectly', () => {
  const imports = toImports({
    modules: [
      { name: './hero.stories.js', reasons: [{ moduleName: './iframe.html' }] },
      { name: './footer.stories.js', reasons: [{ moduleName: './iframe.html' }] },
      { name: './hero.js', reasons: [{ moduleName: './hero.stories.js' }] },
      { name: './colours.js?raw', reasons: [{ moduleName: './hero.js' }] },
    ],
  });
  const stories = new Set(['./hero.stories.js', './footer.stories.js']);
  expect([...reach(['./hero.stories.js'], imports)].at(-1)).toBe('./colours.js');
  expect([...reach(['./footer.stories.js'], imports)]).toHaveLength(1);
  expect([...reach(['./iframe.html'], imports, stories)]).toEqual(['./iframe.html']);
});

test('A story is not affected by an untraced module', () => {
  const modules = [{ name: './docs/hero.md?raw', reasons: [{ moduleName: './preview.js' }] }];
  expect(toImports({ modules }).get('./preview.js')).toEqual(['./docs/hero.md']);
  expect(toImports({ modules }, ['docs/**/*.md']).size).toBe(0);
});

test.each([
  ['hero--default', true],
  ['hero--default/phone-dark', true],
  ['hero--*', true],
  ['*/phone-dark', true],
  ['hero', false],
  ['hero--defaul.', false],
])('Pattern %s matches hero--default/phone-dark: %s', (pattern, expected) => {
  expect(matches('hero--default/phone-dark', [pattern])).toBe(expected);
});

test.each([
  ['same', 'a', { hash: 'a' }, { hash: 'a' }],
  ['changed', 'a', { hash: 'b' }, { hash: 'b' }],
  ['new', undefined, { hash: 'b' }, { hash: 'b' }],
  ['unsteady', 'a', { hash: 'b' }, { hash: 'a' }],
  ['unsteady', 'a', { failure: 'x' }, { hash: 'a' }],
  ['failed', 'a', { failure: 'x' }, { failure: 'x' }],
] as const)('State is "%s" for hash %s and attempts %j and %j', (state, before, first, second) => {
  expect(decide(before, first, second).state).toBe(state);
});
