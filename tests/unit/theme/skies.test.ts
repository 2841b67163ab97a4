import { expect, test } from 'vitest';
import { dark, light } from '../../../theme/colorSchemes.ts';
import { contrast } from '../../../theme/contrast.ts';
import { eveningSkies } from '../../../theme/gradients.ts';

test.each([
  ['light', light],
  ['dark', dark],
] as const)(
  'in the %s scheme, the arch above the evening sky is visible',
  (scheme, { palette }) => {
    const [top] = eveningSkies[scheme].stops;
    expect(contrast(top, palette.background.default)).toBeGreaterThan(1.4);
  },
);
