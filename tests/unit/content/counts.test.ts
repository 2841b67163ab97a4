import { expect, test } from 'vitest';
import { capitalise, countInWords, pluralise } from '../../../src/content/en/counts.ts';

test('counts up to twelve are different words, and higher counts are digits', () => {
  const words = Array.from({ length: 12 }, (_, index) => capitalise(countInWords(index + 1)));
  for (const word of words) expect(word).toMatch(/^\P{Ll}\D+$/u);
  expect(new Set(words).size).toBe(12);
  expect(countInWords(13)).toBe('13');
});

test('a noun is singular for a count of one, and plural for a count of two', () => {
  expect([1, 2].map((count) => pluralise(count, 'thing', 'things'))).toEqual(['thing', 'things']);
});
