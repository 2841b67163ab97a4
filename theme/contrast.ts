import type { dark, light } from './colorSchemes.ts';
import { parseColour } from './colour.ts';
import type { Gradient } from './gradients.ts';

type Vector = [number, number, number];
type Matrix = [Vector, Vector, Vector];

/**
 * OKLab (https://bottosson.github.io/posts/oklab/) adds a linear step to the cube roots of LMS. A mix
 * in OKLab is therefore a mix of these cube roots.
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
  if (colour?.alpha !== 1) throw new Error(`The contrast of ${css} is unknown.`);
  return map(colour.channels, (value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
}

function contrastOfLinearRgb(one: Vector, other: Vector): number {
  const [first, second] = [one, other].map((rgb) => dot([0.2126, 0.7152, 0.0722], rgb) + 0.05);
  return Math.max(first! / second!, second! / first!);
}

/** WCAG 2 contrast of two opaque colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  return contrastOfLinearRgb(toLinearRgb(one), toLinearRgb(other));
}

/** The linear RGB of a point between two colours, as a browser mixes it in OKLab. */
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

/** The lowest contrast of a gradient's text, measured on its stops and at points between them. */
export function lowestContrast({ stops, on }: Gradient): number {
  const text = toLinearRgb(on);
  const contrasts = stops
    .slice(1)
    .flatMap((stop, index) =>
      shares.map((share) => contrastOfLinearRgb(mix(stops[index]!, stop, share), text)),
    );
  return Math.min(...contrasts);
}

/** WCAG 2.2: text, and the edge of a control. */
const readable = 4.5;
const perceivable = 3;

export interface Measure {
  name: string;
  measured: number;
  needed: number;
}

/** Every pair of colours that must keep a contrast, in the palette of one scheme. */
function measuresOf(
  scheme: string,
  palette: typeof light.palette | typeof dark.palette,
): Measure[] {
  const { background, text, primary, secondary, error, success, inverse } = palette;
  const measure = (name: string, one: string, other: string, needed: number = readable) => ({
    name: `${scheme}: ${name}`,
    measured: contrast(one, other),
    needed,
  });
  const meanings = { primary, secondary, error, success };
  const colours = {
    text: text.primary,
    'quiet text': text.secondary,
    ...mapMains(meanings),
  };
  return [
    ...Object.entries(colours).flatMap(([name, colour]) =>
      Object.entries(background).map(([surface, behind]) =>
        measure(`${name} on background.${surface}`, colour, behind),
      ),
    ),
    ...Object.entries(meanings).map(([name, { main, contrastText }]) =>
      measure(`text on ${name}`, contrastText, main),
    ),
    measure('footer, text', inverse.text, inverse.main),
    measure('footer, quiet text', inverse.muted, inverse.main),
    measure('edge of a failure', error.main, background.default, perceivable),
    measure('edge of a success', success.main, background.default, perceivable),
  ];
}

const mapMains = (meanings: Record<string, { main: string }>) =>
  Object.fromEntries(Object.entries(meanings).map(([name, { main }]) => [name, main]));

type Schemes = { light: typeof light; dark: typeof dark };

/** Every contrast that the site promises: of text on gradients, and in both schemes. */
export function measureContrasts({ light, dark }: Schemes, onGradients: Record<string, Gradient>) {
  return [
    ...Object.entries(onGradients).map(([name, gradient]) => ({
      name: `text on ${name}`,
      measured: lowestContrast(gradient),
      needed: readable,
    })),
    ...measuresOf('light', light.palette),
    ...measuresOf('dark', dark.palette),
  ];
}
