import type { dark, light } from './colorSchemes.ts';
import { parseColour } from './colour.ts';
import { screens, type TextGradient } from './gradients.ts';

type Vector = [number, number, number];
type Matrix = [Vector, Vector, Vector];

/**
 * OKLab (https://bottosson.github.io/posts/oklab/) is a linear transformation of the cube roots of
 * LMS values. Therefore, mixing these cube roots gives the same colour as mixing in OKLab.
 */
const linearRgbToLms: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const lmsToLinearRgb: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const map = (vector: Vector, change: (value: number, index: number) => number) =>
  vector.map(change) as Vector;
const dot = (one: Vector, other: Vector) =>
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
const multiply = (matrix: Matrix, vector: Vector) =>
  matrix.map((row) => dot(row, vector)) as Vector;

function toLinearRgb(css: string): Vector {
  const colour = parseColour(css);
  if (colour?.alpha !== 1) throw new Error(`${css} is not an opaque colour.`);
  return map(colour.channels, (value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
}

function contrastOfLinearRgb(one: Vector, other: Vector): number {
  const [first, second] = [one, other].map((rgb) => dot([0.2126, 0.7152, 0.0722], rgb) + 0.05);
  return Math.max(first! / second!, second! / first!);
}

/** Returns the WCAG 2 contrast of two opaque colours, as a number from 1 to 21. */
export function contrast(one: string, other: string): number {
  return contrastOfLinearRgb(toLinearRgb(one), toLinearRgb(other));
}

/** Mixes two colours in OKLab, as browsers do, and returns the result in linear RGB. */
function mix(from: string, to: string, share: number): Vector {
  const [start, end] = [from, to].map((css) =>
    map(multiply(linearRgbToLms, toLinearRgb(css)), Math.cbrt),
  );
  const roots = map(start!, (value, index) => value + (end![index]! - value) * share);
  return multiply(
    lmsToLinearRgb,
    map(roots, (value) => value ** 3),
  );
}

const shares = Array.from({ length: 51 }, (_, step) => step / 50);

/** Returns the lowest contrast between a gradient and its text, at the stops and between them. */
export function lowestContrast({ stops, on }: TextGradient): number {
  const text = toLinearRgb(on);
  const contrasts = stops
    .slice(1)
    .flatMap((stop, index) =>
      shares.map((share) => contrastOfLinearRgb(mix(stops[index]!, stop, share), text)),
    );
  return Math.min(...contrasts);
}

/** Minimum contrast in WCAG 2.2 for text (`readable`) and for a control's edge (`perceivable`). */
const readable = 4.5;
const perceivable = 3;

interface Pair {
  /** Where the colour is used. */
  use: string;
  colour: string;
  behind: string;
  needed?: number;
}

/** Returns the colour pairs of one scheme that need a minimum contrast. */
function pairsOf(scheme: string, palette: typeof light.palette | typeof dark.palette): Pair[] {
  const { background, text, primary, secondary, error, success, inverse, illustration } = palette;
  const { appBar, placeholder, sky } = palette;
  const meanings = { primary, secondary, error, success };
  const texts: Record<string, string> = { text: text.primary, 'quiet text': text.secondary };
  for (const [name, { main }] of Object.entries(meanings)) texts[name] = main;
  const pairs: Pair[] = [
    ...Object.entries(texts).flatMap(([name, colour]) =>
      Object.entries(background).map(([surface, behind]) => ({
        use: `${name} on background.${surface}`,
        colour,
        behind,
      })),
    ),
    ...Object.entries(meanings).map(([name, { main, contrastText }]) => ({
      use: `text on ${name}`,
      colour: contrastText,
      behind: main,
    })),
    ...Object.entries(screens).map(([name, { deep }]) => ({
      use: `figures on the screen of ${name}`,
      colour: deep,
      behind: illustration.paper,
    })),
    { use: 'placeholder', colour: placeholder, behind: background.default },
    { use: 'bar of a scrolled page', colour: text.primary, behind: appBar },
    { use: 'bar over the hero', colour: sky.on, behind: sky.bar },
    { use: 'footer, text', colour: inverse.text, behind: inverse.main },
    { use: 'footer, quiet text', colour: inverse.muted, behind: inverse.main },
    ...[error, success].map(({ main }) => ({
      use: 'edge of a notice',
      colour: main,
      behind: background.default,
      needed: perceivable,
    })),
  ];
  return pairs.map((pair) => ({ ...pair, use: `${scheme} scheme, ${pair.use}` }));
}

type Schemes = { light: typeof light; dark: typeof dark };

/** Returns a problem for each text or edge that has too little contrast. */
export function findFaintColours(
  { light, dark }: Schemes,
  onGradients: Record<string, TextGradient>,
): string[] {
  const measures = [
    ...Object.entries(onGradients).map(([name, gradient]) => ({
      use: `text on the gradient ${name}`,
      colour: gradient.on,
      measured: lowestContrast(gradient),
      needed: readable,
    })),
    ...[...pairsOf('light', light.palette), ...pairsOf('dark', dark.palette)].map((pair) => ({
      needed: readable,
      ...pair,
      measured: contrast(pair.colour, pair.behind),
    })),
  ];
  return measures
    .filter(({ measured, needed }) => measured < needed)
    .map(
      ({ use, colour, measured, needed }) =>
        `${use}: ${colour} has a contrast of ${measured.toFixed(2)}, not ${needed}`,
    );
}
