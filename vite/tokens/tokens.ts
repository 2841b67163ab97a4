import Color from 'colorjs.io';
import { designWidths } from '../../theme/breakpoints.ts';
import { dark, light } from '../../theme/colorSchemes.ts';
import { fontFamilies } from '../../theme/fontFamilies.ts';
import { fontWeight, hues, radius } from '../../theme/primitives.ts';
import { sizeAt, trackingAt, typography, variants } from '../../theme/typography.ts';

/*
 * The theme as design tokens, in the format of the Design Tokens Community Group (2025.10,
 * https://www.designtokens.org/tr/2025.10/format/). The tokens have the same names as in the theme.
 */

export interface Token {
  $type: 'color' | 'number' | 'gradient' | 'shadow' | 'dimension' | 'fontWeight' | 'typography';
  $value: unknown;
  $description?: string;
}
export type Group = { [name: string]: Token | Group };
type Values = { readonly [name: string]: string | number | Values };

const round = (value: number) => Math.round(value * 1e5) / 1e5;
const px = (value: number) => ({ value: round(value), unit: 'px' });

/** Maps each colour in `primitives.ts` to a reference to its token, such as `{color.violet.700}`. */
const references = new Map<string, string>(
  Object.entries(hues).flatMap(([hue, shades]) =>
    Object.entries(shades).map(([shade, hex]) => [hex, `{color.${hue}.${shade}}`] as const),
  ),
);

/** Returns a reference if the colour is a primitive. The format has none for an opacity. */
function toReference(css: string) {
  return references.get(css) ?? toColour(css);
}

function toColour(css: string) {
  if (!/^(#|rgb)/.test(css)) return undefined;
  const colour = new Color(css);
  const opaque = colour.clone().set('alpha', 1);
  return {
    colorSpace: 'srgb',
    components: colour.srgb.map((channel) => round(channel ?? 0)),
    alpha: colour.alpha,
    hex: opaque.toString({ format: 'hex', collapse: false }),
  };
}

/** The format has no field for an angle, so the angle is in the description. */
function toGradient(css: string): Token {
  const stops = css.match(/#[\da-f]{6}/g) ?? [];
  const $value = stops.map((stop, index) => ({
    color: toReference(stop),
    position: round(index / (stops.length - 1)),
  }));
  return { $type: 'gradient', $value, $description: /[\d.]+deg/.exec(css)?.[0] };
}

function toShadow(css: string): Token {
  const layers = css.matchAll(/([^,()]+) (#\w+|rgba\([^)]+\))( inset)?/g);
  const $value = Array.from(layers, ([, lengths = '', colour = '', inset]) => {
    const sizes = lengths.trim().split(' ').map(parseFloat);
    const [offsetX, offsetY, blur, spread = px(0)] = sizes.map(px);
    const color = toReference(colour);
    return { color, offsetX, offsetY, blur, spread, inset: inset !== undefined };
  });
  return { $type: 'shadow', $value };
}

/** Returns undefined for values that the format cannot express, such as radial gradients. */
function toToken(css: string | number): Token | undefined {
  if (typeof css === 'number') return { $type: 'number', $value: css };
  const colour = toReference(css);
  if (colour) return { $type: 'color', $value: colour };
  if (!css.includes('gradient')) return toShadow(css);
  return css.startsWith('linear') && css.includes('#') ? toGradient(css) : undefined;
}

function toGroup(values: Values): Group {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? toGroup(value) : toToken(value),
  ]);
  return Object.fromEntries(entries.filter(([, token]) => token)) as Group;
}

function mapValues<Value>(values: Record<string, Value>, toItem: (value: Value) => Token | Group) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toItem(value)]));
}

/** Returns every typography variant, with its font size in a window of the given width. */
function typographyAt(width: number): Group {
  return mapValues<(typeof variants)[keyof typeof variants]>(variants, (variant) => {
    const { fontFamily } = typography;
    const style = { fontFamily, fontWeight: fontWeight.text, letterSpacing: 0, ...variant };
    const family = style.fontFamily === fontFamily ? 'text' : 'display';
    const size = sizeAt(style.fontSize, width);
    const $value = {
      fontFamily: [fontFamilies[family].name, 'sans-serif'],
      fontSize: px(size),
      fontWeight: style.fontWeight,
      letterSpacing: px(trackingAt(style.letterSpacing, size)),
      lineHeight: style.lineHeight,
    };
    return { $type: 'typography', $value };
  });
}

/** Returns a file for each colour scheme. Figma imports the files as modes of one collection. */
export function designTokens() {
  const toFile = (modeName: string, { palette }: typeof light | typeof dark) => ({
    $extensions: { 'com.figma.modeName': modeName },
    palette: toGroup(palette),
    color: mapValues<Record<string, string>>(hues, (shades) =>
      mapValues(shades, (hex) => ({ $type: 'color', $value: toColour(hex) })),
    ),
    radius: mapValues(radius, (size) => ({ $type: 'dimension', $value: px(size) })),
    fontWeight: mapValues(fontWeight, ($value) => ({ $type: 'fontWeight', $value })),
    typography: mapValues(designWidths, typographyAt),
  });
  return { 'light.tokens.json': toFile('Light', light), 'dark.tokens.json': toFile('Dark', dark) };
}
