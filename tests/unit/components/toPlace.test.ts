import { expect, test } from 'vitest';
import { toPlace } from '../../../src/components/toPlace.ts';

test.each([
  ['#contact', '', '#contact'],
  ['#contact', '/', '/#contact'],
  ['/privacy', '/', '/privacy'],
  ['https://blog.example.com/', '/', 'https://blog.example.com/'],
])('%s from a page whose home is "%s" is %s', (href, homeHref, place) => {
  expect(toPlace(href, homeHref)).toBe(place);
});
