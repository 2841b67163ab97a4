import { interpolate, wcagContrast } from 'culori';
import type { dark, light } from './colorSchemes.ts';
import type { Gradient } from './gradients.ts';

/** WCAG 2 contrast of two opaque colours, from 1 to 21. */
export const contrast: (one: string, other: string) => number = wcagContrast;

/** The lowest contrast of a gradient's text, measured on its stops and at points between them. */
export function lowestContrast({ stops, on }: Gradient): number {
  const colourAt = interpolate([...stops], 'oklab');
  const points = Array.from({ length: 101 }, (_, point) => point / 100);
  return Math.min(...points.map((point) => wcagContrast(colourAt(point), on)));
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
