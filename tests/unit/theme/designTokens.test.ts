import { expect, test } from 'vitest';
import { designWidths } from '../../../theme/breakpoints.ts';
import { dark, light } from '../../../theme/colorSchemes.ts';
import { gradients } from '../../../theme/gradients.ts';
import { radius } from '../../../theme/primitives.ts';
import { fontSize, sizeAt } from '../../../theme/typography.ts';
import { designTokens } from '../../../vite/tokens/tokens.ts';

const files = designTokens();

test.each([
  ['light.tokens.json', light.palette],
  ['dark.tokens.json', dark.palette],
] as const)('%s has every colour in the palette', (file, { sky, ...palette }) => {
  const { clear: _clear, aurora: _radial, ...expressible } = sky;
  for (const [group, values] of Object.entries({ ...palette, sky: expressible })) {
    if (typeof values === 'string') expect(files[file].palette, group).toHaveProperty(group);
    else
      for (const [name, value] of Object.entries<string>(values)) {
        const isFilled = expect.not.objectContaining({ length: 0 }) as unknown;
        const $value = value.startsWith('#') ? { hex: value, alpha: 1 } : isFilled;
        expect(files[file].palette, name).toMatchObject({ [group]: { [name]: { $value } } });
      }
  }
});

test('the design tokens have the same values as the theme', () => {
  const zero = { value: 0, unit: 'px' };
  const last = gradients.dusk.stops.length - 1;
  const value = sizeAt(fontSize.title, designWidths.phone);
  expect(files['light.tokens.json']).toMatchObject({
    palette: {
      divider: { $type: 'color', $value: { hex: '#140e2b', alpha: 0.13 } },
      gradient: {
        dusk: {
          $value: gradients.dusk.stops.map((hex, i) => ({ color: { hex }, position: i / last })),
        },
      },
      shadow: {
        appBar: {
          $value: [
            { color: { alpha: 0.13 }, offsetX: zero, offsetY: { value: 1 }, blur: zero },
            { color: { alpha: 0.08 }, offsetX: zero, offsetY: { value: 4 }, blur: { value: 24 } },
          ],
        },
      },
    },
    radius: { small: { $value: { value: radius.small, unit: 'px' } } },
    typography: { phone: { h2: { $value: { fontSize: { value, unit: 'px' } } } } },
  });
});
