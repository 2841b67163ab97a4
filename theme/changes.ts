import { dark, light, textBearing } from './colorSchemes.ts';
import { measureContrasts, type Measure } from './contrast.ts';
import { gradients, toCss, type Gradient, type GradientName } from './gradients.ts';
import type { ThemeTokens } from './index.ts';
import * as primitives from './primitives.ts';
import { fluid, typography } from './typography.ts';

const sources = import.meta.glob<string>('./{primitives,gradients,typography}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const sourceOf = (file: 'primitives' | 'gradients' | 'typography') => sources[`./${file}.ts`] ?? '';

/** What is tried out: only what differs from the theme. */
export interface Changes {
  /** By hue and step: `violet 700`. */
  hues: Record<string, string>;
  /** By gradient, the hue of each stop. */
  stops: Partial<Record<GradientName, string[]>>;
  /** By variant, the smallest and the largest size in px. */
  sizes: Record<string, [smallest: number, largest: number]>;
  /** In px. */
  radii: Record<string, number>;
}

export const noChanges: Changes = { hues: {}, stops: {}, sizes: {}, radii: {} };

/** Every hue that the theme has, by its name. */
export const hues: Record<string, string> = Object.fromEntries(
  Object.entries(primitives).flatMap(([hue, steps]) =>
    typeof steps === 'object'
      ? Object.entries(steps).flatMap(([step, colour]) =>
          typeof colour === 'string' ? [[`${hue} ${step}`, colour]] : [],
        )
      : [],
  ),
);

const nameOf = (colour: string) =>
  Object.keys(hues).find((name) => hues[name] === colour) ?? colour;

export const stops = Object.fromEntries(
  Object.entries(gradients).map(([name, gradient]) => [name, gradient.stops.map(nameOf)]),
) as Record<GradientName, string[]>;

/** The variants of the type whose size grows with the window. */
export const sizes: Record<string, [number, number]> = Object.fromEntries(
  Object.keys(typography).flatMap((variant) => {
    const [, smallest, largest] =
      sizePattern(variant)
        .exec(sourceOf('typography'))?.[2]
        ?.match(/(.+), (.+)/) ?? [];
    return smallest && largest ? [[variant, [Number(smallest), Number(largest)]]] : [];
  }),
);

/** Where a variant's own sizes stand in its source. */
function sizePattern(variant: string): RegExp {
  return new RegExp(`^(  ${variant}: \\{(?:(?!^  \\w).)*?fluid\\()([\\d.]+, [\\d.]+)`, 'ms');
}

type Edit = [pattern: RegExp, replacement: string];

function edit(source: string, edits: Edit[]): string {
  return edits.reduce((text, [pattern, replacement]) => {
    if (!pattern.test(text)) throw new Error(`The theme has no line like ${pattern.source}`);
    return text.replace(pattern, replacement);
  }, source);
}

/** `violet 700` as code has it: `violet[700]`. */
const toCode = (hue: string) => hue.replace(/ (.+)/, '[$1]');

/** The exact lines of the theme that make the changes, each with its file and its number. */
export function linesOf({ hues, stops, sizes, radii }: Changes): string[] {
  const files: [file: string, source: string, edits: Edit[]][] = [
    [
      'theme/primitives.ts',
      sourceOf('primitives'),
      [
        ...Object.entries(hues).map(([name, colour]): Edit => {
          const [hue, step] = name.split(' ');
          return [
            new RegExp(`(export const ${hue} = \\{[^}]*?\\b${step}: ')#[\\da-f]+`),
            `$1${colour}`,
          ];
        }),
        ...Object.entries(radii).map(([name, size]): Edit => [
          new RegExp(`(export const radius = \\{[^}]*?\\b${name}: )\\d+`),
          `$1${size}`,
        ]),
      ],
    ],
    [
      'theme/gradients.ts',
      sourceOf('gradients'),
      Object.entries(stops).map(([name, names]): Edit => [
        new RegExp(`^(  ${name}: \\{ angle: \\d+, stops: \\[).*?(\\], on:)`, 'm'),
        `$1${names.map(toCode).join(', ')}$2`,
      ]),
    ],
    [
      'theme/typography.ts',
      sourceOf('typography'),
      Object.entries(sizes).map(([variant, [smallest, largest]]): Edit => [
        sizePattern(variant),
        `$1${smallest}, ${largest}`,
      ]),
    ],
  ];
  return files.flatMap(([file, source, edits]) => {
    const before = source.split('\n');
    const after = edit(source, edits).split('\n');
    return after.flatMap((line, index) =>
      line === before[index] ? [] : [`${file}, line ${index + 1}:`, line],
    );
  });
}

/** The same values, with every changed hue in its new colour. */
function recolour<T>(value: T, colours: Map<string, string>): T {
  if (typeof value === 'string') {
    return value.replaceAll(/#[\da-f]{6}\b/g, (colour) => colours.get(colour) ?? colour) as T;
  }
  if (Array.isArray(value)) return value.map((item) => recolour<unknown>(item, colours)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, recolour<unknown>(inner, colours)]),
  ) as T;
}

/** The theme's tokens with the changes, and every contrast measured in them. */
export function tryOut({ hues: newHues, stops: newStops, sizes: newSizes, radii }: Changes): {
  tokens: ThemeTokens;
  contrasts: Measure[];
} {
  const colours = new Map(Object.entries(newHues).map(([name, colour]) => [hues[name]!, colour]));
  const changed = Object.entries(newStops).map(([name, names]): [string, Gradient] => {
    const values = names.map((hue) => newHues[hue] ?? hues[hue]!);
    const { angle, on } = recolour(gradients[name as GradientName], colours);
    return [name, { angle, on, stops: values as [string, string] }];
  });
  const withGradients = <Scheme extends { palette: { gradient: object } }>(scheme: Scheme) => {
    const { palette } = recolour(scheme, colours);
    const gradient = Object.fromEntries(changed.map(([name, value]) => [name, toCss(value)]));
    return { ...scheme, palette: { ...palette, gradient: { ...palette.gradient, ...gradient } } };
  };
  const schemes = { light: withGradients(light), dark: withGradients(dark) };
  const resized = Object.entries(newSizes).map(([name, size]) => {
    const variant = typography[name as 'h2'];
    const fontSize = variant.fontSize.replace(fluid(...sizes[name]!), fluid(...size));
    return [name, { ...variant, fontSize }];
  });
  return {
    tokens: {
      ...schemes,
      typography: { ...typography, ...Object.fromEntries(resized) },
      radius: { ...primitives.radius, ...radii },
    },
    contrasts: measureContrasts(schemes, {
      ...recolour(textBearing, colours),
      ...Object.fromEntries(changed),
    }),
  };
}
