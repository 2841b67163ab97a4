import Color, { type ColorTypes } from 'colorjs.io';
import type { dark, light } from './colorSchemes.ts';
import { screens, type TextGradient } from './gradients.ts';

/** Returns the WCAG 2 contrast of two opaque colours, as a number from 1 to 21. */
export function contrast(one: ColorTypes, other: ColorTypes): number {
  const colours = [one, other].map((colour) => new Color(colour));
  const translucent = colours.find(({ alpha }) => alpha !== 1);
  if (translucent) throw new Error(`${translucent.toString()} is not an opaque colour.`);
  return colours[0]!.contrastWCAG21(colours[1]!);
}

const shares = Array.from({ length: 51 }, (_, step) => step / 50);

/** Returns the lowest contrast between a gradient and its text, at the stops and between them. */
export function lowestContrast({ stops, on }: TextGradient): number {
  const contrasts = stops
    .slice(1)
    .flatMap((stop, index) =>
      shares.map((share) =>
        contrast(Color.mix(stops[index]!, stop, share, { space: 'oklab' }), on),
      ),
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
