import { describe, expect, test } from 'vitest';
import { dark, light } from '../../../theme/colorSchemes.ts';
import { contrast } from '../../../theme/contrast.ts';
import { eveningHorizons, eveningSkies, gradients } from '../../../theme/gradients.ts';

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('in the %s scheme', (scheme, { palette }) => {
  test('the arch above the evening sky is visible', () => {
    const [top] = eveningSkies[scheme].stops;
    expect(contrast(top, palette.background.default)).toBeGreaterThan(1.4);
  });

  test('text on the mild panel is readable', () => {
    expect(contrast(palette.panel.text, palette.panel.mild)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('in the dark scheme', () => {
  const { palette } = dark;

  test.each([...eveningSkies.dark.stops, ...eveningHorizons.dark.stops])(
    'a card on the evening sky is visible on %s',
    (ground) => {
      expect(contrast(palette.background.paper, ground)).toBeGreaterThan(1.4);
    },
  );

  test.each(gradients.neon.stops)('a button in %s is visible on a card', (fill) => {
    expect(contrast(fill, palette.background.paper)).toBeGreaterThan(3);
  });
});
