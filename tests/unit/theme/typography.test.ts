import { expect, test } from 'vitest';
import { sizeAt } from '../../../theme/typography.ts';

test.each([
  ['1rem', 16],
  ['clamp(1rem, 0.5rem + 2vw, 2rem)', 16],
  ['clamp(1rem, 0.5rem + 3vw, 2rem)', 8 + 11.7],
  ['min(3rem, 0.4375rem + 8.75vw, 14.5vw)', 7 + 34.125],
  ['min(2rem, max(1.375rem, 8vh))', 32],
])('in a window 390 px wide, %s is %f px', (fontSize, px) => {
  expect(sizeAt(fontSize, 390)).toBeCloseTo(px);
});
