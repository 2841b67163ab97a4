import { expect, test } from 'vitest';
import { capitalise, countInWords, pluralise } from '../../../src/content/en/counts.ts';

test.each([
  [1, 'One thing'],
  [2, 'Two things'],
  [3, 'Three things'],
  [4, 'Four things'],
  [5, 'Five things'],
  [6, 'Six things'],
  [7, 'Seven things'],
  [8, 'Eight things'],
  [9, 'Nine things'],
  [10, 'Ten things'],
  [11, 'Eleven things'],
  [12, 'Twelve things'],
  [13, '13 things'],
])('%i at the start of a sentence is "%s"', (count, text) => {
  const noun = pluralise(count, 'thing', 'things');
  expect(capitalise(`${countInWords(count)} ${noun}`)).toBe(text);
});
