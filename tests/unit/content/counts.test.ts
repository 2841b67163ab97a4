import { expect, test } from 'vitest';
import { capitalise, createCounts } from '../../../src/content/counts.ts';
import { countInWords, pluralise } from '../../../src/content/en/counts.ts';

test('counts up to twelve are different words, and higher counts are digits', () => {
  const words = Array.from({ length: 12 }, (_, index) => capitalise(countInWords(index + 1)));
  for (const word of words) expect(word).toMatch(/^\P{Ll}\D+$/u);
  expect(new Set(words).size).toBe(12);
  expect(countInWords(13)).toBe('13');
});

test('a noun is singular for a count of one, and plural for a count of two', () => {
  const forms = { one: 'thing', other: 'things' };
  expect([1, 2].map((count) => pluralise(count, forms))).toEqual(['thing', 'things']);
});

test('a noun has the form that the language uses for a count', () => {
  const { pluralise } = createCounts({ language: 'ar' }, []);
  const forms = { one: 'شيء', two: 'شيئان', few: 'أشياء', other: 'شيء' };
  expect([1, 2, 3].map((count) => pluralise(count, forms))).toEqual([
    forms.one,
    forms.two,
    forms.few,
  ]);
});
