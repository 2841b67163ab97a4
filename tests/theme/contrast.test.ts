import { describe, expect, test } from 'vitest';
import { dark, light, textBearing } from '../../theme/colorSchemes.ts';
import { contrast, lowestContrast } from '../../theme/contrast.ts';

/** WCAG 2.2: text, and the edge of a control. */
const readable = 4.5;
const perceivable = 3;

describe('text on gradients', () => {
  test.each(Object.entries(textBearing))('%s is readable at every point', (_name, gradient) => {
    expect(lowestContrast(gradient)).toBeGreaterThanOrEqual(readable);
  });
});

describe.each([
  ['light', light.palette],
  ['dark', dark.palette],
])('text in the %s scheme', (_scheme, palette) => {
  const { background, text, primary, secondary, error, success, inverse } = palette;

  test.each([
    ['text', text.primary],
    ['quiet text', text.secondary],
    ['primary', primary.main],
    ['secondary', secondary.main],
    ['error', error.main],
    ['success', success.main],
  ])('%s is readable on every background', (_name, colour) => {
    for (const surface of [background.default, background.paper, background.muted]) {
      expect(contrast(colour, surface)).toBeGreaterThanOrEqual(readable);
    }
  });

  test.each([
    ['primary', primary],
    ['secondary', secondary],
    ['error', error],
    ['success', success],
  ])('text on %s is readable', (_name, { main, contrastText }) => {
    expect(contrast(main, contrastText)).toBeGreaterThanOrEqual(readable);
  });

  test('the footer is readable', () => {
    expect(contrast(inverse.text, inverse.main)).toBeGreaterThanOrEqual(readable);
    expect(contrast(inverse.muted, inverse.main)).toBeGreaterThanOrEqual(readable);
  });

  test("a notice's edge is perceivable on every background", () => {
    for (const colour of [error.main, success.main]) {
      expect(contrast(colour, background.default)).toBeGreaterThanOrEqual(perceivable);
    }
  });
});
