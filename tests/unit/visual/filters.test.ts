import { expect, test } from 'vitest';
import { applyFilters } from '../../visual/filters.ts';

const toItem = (title: string, story: string) => {
  const component = title.toLowerCase().replace('/', '-');
  const storyId = `${component}--${story.toLowerCase().replaceAll(' ', '-')}`;
  return { name: `${storyId}/phone-light`, storyId, title, story };
};

const items = [
  toItem('Sections/Hero', 'Default'),
  toItem('Sections/Hero', 'Odd Windows'),
  toItem('Components/HeroSky', 'Default'),
  toItem('Components/Button', 'Hero'),
  toItem('Sections/Contact', 'Default'),
];

const named = (...filters: string[]) => applyFilters(items, filters).items.map(({ name }) => name);

test.each([
  ['a component', 'Hero', 2],
  ['a component in lower case', 'hero', 2],
  ['its place in the sidebar', 'Sections/Hero', 2],
  ['its id', 'sections-hero', 2],
  ['a story', 'Hero/Odd Windows', 1],
  ['a story as code writes it', 'Hero/OddWindows', 1],
  ['a story by its id', 'sections-hero--odd-windows', 1],
  ['a screenshot', 'sections-hero--odd-windows/phone-light', 1],
  ['a folder', 'Sections', 3],
])('%s is named whole', (_what, filter, count) => {
  expect(named(filter)).toHaveLength(count);
});

test.each(['Her', 'sections-her', 'hero--default', 'Default', 'phone-light', ''])(
  'a part of a name names nothing: "%s"',
  (filter) => {
    expect(named(filter)).toEqual([]);
    expect(applyFilters(items, [filter]).unmatched).toEqual([filter]);
  },
);

test('every filter counts, and one that names nothing is told', () => {
  expect(named('Hero', 'Contact')).toHaveLength(3);
  expect(applyFilters(items, ['Hero', 'Herro']).unmatched).toEqual(['Herro']);
});

test('no filter leaves nothing out', () => {
  expect(applyFilters(items, []).items).toEqual(items);
});
