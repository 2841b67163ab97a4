import { expect, test } from 'vitest';
import { dark, light, textBearing } from '../../theme/colorSchemes.ts';
import { measureContrasts } from '../../theme/contrast.ts';

const measures = measureContrasts({ light, dark }, textBearing);

test('both schemes and every gradient that carries text are measured', () => {
  const gradients = Object.keys(textBearing).length;
  expect(measures).toHaveLength(gradients + 2 * 26);
});

test.each(measures)('$name reaches $needed : 1', ({ measured, needed }) => {
  expect(measured).toBeGreaterThanOrEqual(needed);
});
