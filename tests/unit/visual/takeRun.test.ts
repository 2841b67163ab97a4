import { expect, test } from 'vitest';
import { chooseStories, obsoleteShots } from '../../visual/takeRun.ts';
import type { CapturedStory } from '../../visual/stories.ts';

const toStory = (component: string, name: string): CapturedStory => ({
  id: `sections-${component}--${name}`.toLowerCase(),
  title: `Sections/${component}`,
  name,
  file: `./stories/sections/${component}.stories.tsx`,
  playedIn: { width: 1200, height: 900 },
  layout: 'fullscreen',
  isCropped: false,
  modes: [{ name: 'phone-light', scheme: 'light', width: 390 }],
});

const hero = toStory('Hero', 'Default');
const contact = toStory('Contact', 'Default');
const stories = [hero, contact];

const accepted = new Map([
  ['sections-hero--default/phone-light', 'a'],
  ['sections-hero--default/watch-light', 'b'],
  ['sections-contact--gone/phone-light', 'c'],
]);

test('a filter that names no story is an error, and never an empty run', () => {
  expect(chooseStories(stories, ['Hero'])).toEqual([hero]);
  expect(() => chooseStories(stories, ['Hero', 'Nothing'])).toThrow('"Nothing"');
});

test('after a full run, what no story asks for any more is obsolete', () => {
  expect(obsoleteShots(accepted, stories, null).map(({ name }) => name)).toEqual([
    'sections-hero--default/watch-light',
    'sections-contact--gone/phone-light',
  ]);
});

test('a narrowed run speaks of its own stories alone', () => {
  expect(obsoleteShots(accepted, stories, [hero]).map(({ name }) => name)).toEqual([
    'sections-hero--default/watch-light',
  ]);
  expect(obsoleteShots(accepted, stories, [contact])).toEqual([]);
});
