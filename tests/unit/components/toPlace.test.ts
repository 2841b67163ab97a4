import { expect, test } from 'vitest';
import { toPlace } from '../../../src/components/toPlace.ts';

test.each([
  ['#contact', '', '#contact'],
  ['#contact', '/', '/#contact'],
  ['/privacy', '/', '/privacy'],
  ['https://blog.example.com/', '/', 'https://blog.example.com/'],
])('a link to %s on a page with the home address "%s" leads to %s', (href, homeHref, place) => {
  expect(toPlace(href, homeHref)).toBe(place);
});
