import { expect, test } from 'vitest';
import { dark, light, textBearing } from '../../../theme/colorSchemes.ts';
import { contrast, measureContrasts } from '../../../theme/contrast.ts';
import { screens } from '../../../theme/gradients.ts';

const measures = measureContrasts({ light, dark }, textBearing);

test('both schemes and every gradient that carries text are measured', () => {
  const gradients = Object.keys(textBearing).length;
  expect(measures).toHaveLength(gradients + 2 * 26);
});

test.each(measures)('$name reaches $needed : 1', ({ measured, needed }) => {
  expect(measured).toBeGreaterThanOrEqual(needed);
});

test.each(Object.entries(screens))(
  'figures on the screen of %s reach 4.5 : 1',
  (_name, { deep }) => {
    for (const { palette } of [light, dark]) {
      expect(contrast(deep, palette.illustration.paper)).toBeGreaterThanOrEqual(4.5);
    }
  },
);
