import { expect, test } from 'vitest';
import { capitalise, countInWords, pluralise } from '../../../src/content/en/counts.ts';

test('a count is a word up to twelve, and a figure above', () => {
  const words = 'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve 13'.split(' ');
  expect(words.map((_, index) => capitalise(countInWords(index + 1)))).toEqual(words);
});

test('a noun after one is singular, and after two plural', () => {
  expect([1, 2].map((count) => pluralise(count, 'thing', 'things'))).toEqual(['thing', 'things']);
});
