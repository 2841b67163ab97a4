import { expect, test } from 'vitest';
import { toPlace } from '../../../src/components/toPlace.ts';

test.each([
  ['#contact', '', '#contact'],
  ['#contact', '/', '/#contact'],
  ['/privacy', '/', '/privacy'],
  ['https://blog.example.com/', '/', 'https://blog.example.com/'],
])('the href "%s", with the home page at "%s", becomes "%s"', (href, homeHref, place) => {
  expect(toPlace(href, homeHref)).toBe(place);
});
