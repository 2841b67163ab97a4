import { formatHex, parse, rgb } from 'culori';
import { dark, light } from './colorSchemes.ts';
import { fontFamilies } from './fontFamilies.ts';
import * as primitives from './primitives.ts';
import { typography } from './typography.ts';

/*
 * The theme as design tokens, in the format of the Design Tokens Community Group (2025.10,
 * https://www.designtokens.org/tr/2025.10/format/). Names are the theme's own: `palette.text.primary`.
 */

const {
  radius,
  fontWeight,
  gutter: _gutter,
  containerWidth: _containerWidth,
  ...hues
} = primitives;

/** Which hue a colour is: `violet 700`. */
const hueNames: Record<string, string> = Object.fromEntries(
  Object.entries(hues).flatMap(([hue, steps]) =>
    Object.entries(steps).map(([step, colour]) => [colour, `${hue} ${step}`]),
  ),
);

interface Dimension {
  value: number;
  unit: 'px';
}
interface Colour {
  colorSpace: 'srgb';
  components: number[];
  alpha: number;
  hex: string;
}
interface Shadow {
  color: Colour;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
}
export interface Typography {
  fontFamily: string[];
  fontSize: Dimension;
  fontWeight: number;
  letterSpacing: Dimension;
  lineHeight: number;
}

export type Token = { $description?: string } & (
  | { $type: 'color'; $value: Colour }
  | { $type: 'gradient'; $value: { color: Colour; position: number }[] }
  | { $type: 'shadow'; $value: Shadow[] }
  | { $type: 'dimension'; $value: Dimension }
  | { $type: 'fontWeight'; $value: number }
  | { $type: 'typography'; $value: Typography }
);
export interface Group {
  [name: string]: Token | Group;
}

const round = (value: number) => Math.round(value * 1e5) / 1e5;
const px = (value: number): Dimension => ({ value: round(value), unit: 'px' });

function toColour(css: string): Colour | undefined {
  const colour = rgb(parse(css));
  if (!colour) return undefined;
  const { r, g, b, alpha = 1 } = colour;
  return {
    colorSpace: 'srgb',
    components: [r, g, b].map(round),
    alpha,
    hex: formatHex(colour),
  };
}

/** The items of a list in CSS, whatever commas are inside their brackets. */
const itemsOf = (css: string) => css.split(/,\s*(?![^(]*\))/);

/** The stops of a linear gradient. The format has no place for its angle: the description tells it. */
function toGradient(css: string): Token | undefined {
  const [, list] = /^linear-gradient\((.+)\)/.exec(css.replace('var(--interpolation,)', '')) ?? [];
  if (!list) return undefined;
  const [angle = '', ...items] = itemsOf(list);
  /* Where two stops meet, a percentage alone, the format cannot say. */
  const stops = items.filter((item) => !/^[\d.]+%$/.test(item));
  const $value = stops.flatMap((stop, index) => {
    const [, colour = '', place] = /^(.+?)(?: ([\d.]+)%)?$/.exec(stop) ?? [];
    const color = toColour(colour);
    const position = place ? Number(place) / 100 : index / (stops.length - 1);
    return color ? [{ color, position: round(position) }] : [];
  });
  return { $type: 'gradient', $value, $description: `Linear, ${angle.trim()}` };
}

function toShadow(css: string): Shadow[] {
  return itemsOf(css).flatMap((shadow) => {
    const [, lengths = '', colour = ''] = /^((?:-?[\d.]+(?:px)? )+)(.+)$/.exec(shadow) ?? [];
    const [offsetX = 0, offsetY = 0, blur = 0, spread = 0] = lengths
      .trim()
      .split(' ')
      .map(parseFloat);
    const color = toColour(colour);
    if (!color) return [];
    return [
      { color, offsetX: px(offsetX), offsetY: px(offsetY), blur: px(blur), spread: px(spread) },
    ];
  });
}

/** What a value of the palette is. Soft spots of light, which are radial, the format cannot say. */
function toToken(css: string): Token | undefined {
  const colour = toColour(css);
  const $description = hueNames[css];
  if (colour) return { $type: 'color', $value: colour, ...($description && { $description }) };
  const shadow = toShadow(css);
  return shadow.length > 0 ? { $type: 'shadow', $value: shadow } : toGradient(css);
}

interface Values {
  readonly [name: string]: string | Values;
}

function toGroup(values: Values): Group {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? toToken(value) : toGroup(value),
  ]);
  return Object.fromEntries(entries.filter(([, token]) => token)) as Group;
}

/** The size in px of a text whose size grows between two bounds, in a window of the given width. */
export function sizeAt(fontSize: string, width: number): number {
  const [smallest, base, slope, largest] = fontSize.match(/-?[\d.]+/g)?.map(Number) ?? [];
  if (smallest === undefined) return 16;
  if (base === undefined || slope === undefined || largest === undefined) return smallest * 16;
  const fluid = base * 16 + (slope / 100) * width;
  return Math.min(Math.max(fluid, smallest * 16), largest * 16);
}

/** Every variant of the type, with the sizes that it has in a window of the given width, in px. */
export function typographyAt(width: number): Record<string, Token & { $type: 'typography' }> {
  const variants = Object.entries(typography).flatMap(([name, variant]) => {
    if (typeof variant !== 'object') return [];
    const { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight } = {
      fontFamily: typography.fontFamily,
      fontWeight: primitives.fontWeight.text,
      letterSpacing: 0,
      ...variant,
    };
    const size = sizeAt(fontSize, width);
    const isDisplay = fontFamily !== typography.fontFamily;
    const $value = {
      fontFamily: [fontFamilies[isDisplay ? 'display' : 'text'].name, 'sans-serif'],
      fontSize: px(size),
      fontWeight,
      letterSpacing: px(parseFloat(String(letterSpacing)) * size),
      lineHeight,
    };
    return [[name, { $type: 'typography', $value }]] as const;
  });
  return Object.fromEntries(variants);
}

const mapValues = <Value, Result>(values: Record<string, Value>, map: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));

/** The files that are offered, by their names. Figma reads a file for each mode of a collection. */
export function designTokens(widths: Record<string, number>) {
  const core: Group = {
    hue: toGroup(hues),
    radius: mapValues(radius, (size) => ({ $type: 'dimension', $value: px(size) })),
    fontWeight: mapValues(fontWeight, (weight) => ({ $type: 'fontWeight', $value: weight })),
    typography: mapValues(widths, typographyAt),
  };
  const mode = (name: string, { palette }: typeof light | typeof dark) => ({
    $extensions: { 'com.figma.modeName': name },
    palette: toGroup(palette),
  });
  return {
    'core.tokens.json': core,
    'light.tokens.json': mode('Light', light),
    'dark.tokens.json': mode('Dark', dark),
    'theme.resolver.json': {
      version: '2025.10',
      sets: { core: { sources: [{ $ref: 'core.tokens.json' }] } },
      modifiers: {
        scheme: {
          default: 'light',
          contexts: {
            light: [{ $ref: 'light.tokens.json' }],
            dark: [{ $ref: 'dark.tokens.json' }],
          },
        },
      },
      resolutionOrder: [{ $ref: '#/sets/core' }, { $ref: '#/modifiers/scheme' }],
    },
  };
}
