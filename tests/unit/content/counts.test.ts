import { expect, test } from 'vitest';
import { capitalise, countInWords, pluralise } from '../../../src/content/en/counts.ts';

test('counts up to twelve are written as words, and higher counts as digits', () => {
  const words = 'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve 13'.split(' ');
  expect(words.map((_, index) => capitalise(countInWords(index + 1)))).toEqual(words);
});

test('a noun is singular for a count of one, and plural for a count of two', () => {
  expect([1, 2].map((count) => pluralise(count, 'thing', 'things'))).toEqual(['thing', 'things']);
});
