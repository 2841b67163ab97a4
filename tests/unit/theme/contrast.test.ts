import { expect, test } from 'vitest';
import { dark, light, textBearing } from '../../../theme/colorSchemes.ts';
import { findFaintColours } from '../../../theme/contrast.ts';

test('every text has enough contrast', () => {
  expect(findFaintColours({ light, dark }, textBearing)).toEqual([]);
});

test('the error message for a faint colour states the colour, its use and its contrast', () => {
  const faint = structuredClone({ light, dark });
  Object.assign(faint.light.palette.text, { secondary: '#8f8f8f' });
  Object.assign(faint.light.palette, { placeholder: '#e0dce8', appBar: '#222222' });
  Object.assign(faint.dark.palette.sky, { bar: '#ffffff' });
  Object.assign(faint.dark.palette.error, { main: '#5c1a1a' });
  const gradients = { pale: { angle: 0, stops: ['#ffffff', '#8f8f8f'], on: '#8f8f8f' } } as const;
  const problems = findFaintColours(faint, gradients);
  expect(problems).toContain('text on the gradient pale: #8f8f8f has a contrast of 1.00, not 4.5');
  expect(problems).toContain(
    'light scheme, quiet text on background.default: #8f8f8f has a contrast of 3.03, not 4.5',
  );
  for (const use of [
    'light scheme, placeholder',
    'light scheme, bar of',
    'dark scheme, bar over',
  ]) {
    expect(problems.join()).toContain(use);
  }
  expect(problems.join()).toMatch(
    /dark scheme, error on background.paper: #5c1a1a has .*, not 4.5/,
  );
});
