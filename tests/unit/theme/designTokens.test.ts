import { expect, test } from 'vitest';
import { designWidths } from '../../../theme/breakpoints.ts';
import { dark, light } from '../../../theme/colorSchemes.ts';
import { ink, radius } from '../../../theme/primitives.ts';
import { fontSize, sizeAt } from '../../../theme/typography.ts';
import { designTokens, type Group, type Token } from '../../../vite/tokens/tokens.ts';

const files = designTokens();

/** Finds the token that a reference such as `{color.violet.700}` names. */
function resolve(tokens: object, reference: string): unknown {
  const path = reference.slice(1, -1).split('.');
  return path.reduce<unknown>((group, name) => (group as Record<string, unknown>)[name], tokens);
}

test.each([
  ['light.tokens.json', light.palette],
  ['dark.tokens.json', dark.palette],
] as const)('%s has every colour in the palette', (file, { sky, ...palette }) => {
  const { clear: _clear, aurora: _radial, ...expressible } = sky;
  for (const [group, values] of Object.entries({ ...palette, sky: expressible })) {
    if (typeof values === 'string') expect(files[file].palette, group).toHaveProperty(group);
    else
      for (const [name, value] of Object.entries<string | number>(values)) {
        const token = (files[file].palette[group] as Group)[name] as Token;
        expect(token.$value, `${group}.${name}`).toBeTruthy();
        if (!String(value).startsWith('#')) continue;
        expect(token.$value, `${group}.${name}`).toMatch(/^\{color\..*\}$/);
        const primitive = resolve(files[file], String(token.$value));
        expect(primitive).toMatchObject({ $type: 'color', $value: { hex: value, alpha: 1 } });
      }
  }
});

test('the design tokens have the same values as the theme', () => {
  const zero = { value: 0, unit: 'px' };
  const value = sizeAt(fontSize.title, designWidths.phone);
  const headline = sizeAt(fontSize.display, designWidths.desktop);
  expect(files['light.tokens.json']).toMatchObject({
    palette: {
      divider: { $type: 'color', $value: { hex: ink[900], alpha: 0.13 } },
      gradient: {
        dusk: {
          $value: [
            { color: '{color.indigo.800}', position: 0 },
            { color: '{color.violet.700}', position: 1 / 2 },
            { color: '{color.magenta.700}', position: 1 },
          ],
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
    typography: {
      phone: { h2: { $value: { fontSize: { value, unit: 'px' } } } },
      desktop: { h1: { $value: { letterSpacing: { value: expect.closeTo(-0.03 * headline) } } } },
    },
  });
});
