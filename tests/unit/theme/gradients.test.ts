import { expect, test } from 'vitest';
import { gradients } from '../../../theme/gradients.ts';

test('no two gradient names have the same gradient (WORK-4)', () => {
  const looks = Object.values(gradients).map(({ angle, stops }) => JSON.stringify([angle, stops]));
  expect(new Set(looks).size).toBe(looks.length);
});
