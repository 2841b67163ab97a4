import { useTheme } from '@mui/material/styles';
import { expect } from 'storybook/test';
import { widths } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { designTokens, typographyAt, type Group, type Token } from '../../theme/designTokens.ts';
import { tokenStyle } from '../../theme/tokenStyle.ts';
import { DesignTokens } from './DesignTokens.tsx';

const files = designTokens(widths);

const meta = preview.meta({
  title: 'Tokens/Exported',
  component: DesignTokens,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
});

const isToken = (value: Token | Group): value is Token => '$value' in value;

/** Every token, by the name of its CSS variable. */
function variablesOf(group: Group, path = '-'): [variable: string, token: Token][] {
  return Object.entries(group).flatMap(([name, value]) =>
    isToken(value) ? [[`${path}-${name}`, value]] : variablesOf(value, `${path}-${name}`),
  );
}

/**
 * What a browser computes: of a gradient, its stops, since a token has no angle and no hints. The last
 * one is at its end, said or not.
 */
function computed(element: HTMLElement, property: string, value: string): string {
  element.style.cssText =
    property === 'background-image' ? `background: ${value}` : `${property}: ${value}`;
  return getComputedStyle(element)
    .getPropertyValue(property)
    .replace(/^linear-gradient\([^,]+, /, '')
    .replaceAll(/, [\d.]+%(?=,)/g, '')
    .replace(/ 100%\)$/, ')');
}

async function expectComputed(element: HTMLElement, tokens: [string, Token][]) {
  await expect(tokens.length).toBeGreaterThan(3);
  for (const [variable, token] of tokens) {
    const [property, value] = tokenStyle(token);
    await expect(getComputedStyle(element).getPropertyValue(variable), variable).not.toBe('');
    const expected = `${variable}: ${computed(element, property, `var(${variable})`)}`;
    await expect(`${variable}: ${computed(element, property, value)}`).toBe(expected);
  }
}

/** Each exported value is what the browser computes of the theme's CSS variable, in both schemes. */
export const EqualTheCssVariables = meta.story({
  play: async ({ canvasElement }) => {
    const element = canvasElement.appendChild(document.createElement('div'));
    const { radius, fontWeight } = files['core.tokens.json'] as Record<string, Group>;
    await expectComputed(element, variablesOf({ radius: radius!, fontWeight: fontWeight! }));
    for (const scheme of ['light', 'dark'] as const) {
      element.dataset['colorScheme'] = scheme;
      const { palette } = files[`${scheme}.tokens.json`];
      await expectComputed(element, variablesOf({ palette }));
    }
    element.remove();
  },
});

function TypeSamples() {
  const { typography } = useTheme();
  return Object.keys(typographyAt(0)).map((variant) => (
    <p key={variant} style={typography[variant as 'h1']}>
      {variant}
    </p>
  ));
}

/**
 * Each variant of the type has the size, weight, height and spacing that a browser computes, for text
 * at 100%: what is exported knows no other, so the toolbar's text size does not apply.
 */
export const EqualTheType = meta.story({
  globals: { textSize: 'normal' },
  render: () => <TypeSamples />,
  play: async ({ canvas }) => {
    for (const [variant, { $value }] of Object.entries(typographyAt(window.innerWidth))) {
      const style = getComputedStyle(canvas.getByText(variant));
      const size = parseFloat(style.fontSize);
      await expect(size, variant).toBeCloseTo($value.fontSize.value, 1);
      await expect(style.fontWeight, variant).toBe(String($value.fontWeight));
      await expect(parseFloat(style.lineHeight) / size, variant).toBeCloseTo($value.lineHeight, 2);
      await expect(parseFloat(style.letterSpacing) || 0, variant).toBeCloseTo(
        $value.letterSpacing.value,
        1,
      );
      await expect(style.fontFamily, variant).toContain($value.fontFamily[0]);
    }
  },
});
