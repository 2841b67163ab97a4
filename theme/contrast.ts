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

/** Returns a problem if the contrast is too low. Otherwise returns an empty list. */
function findProblem(use: string, colour: string, measured: number, needed = readable): string[] {
  if (measured >= needed) return [];
  return [`${use}: ${colour} has a contrast of ${measured.toFixed(2)}, not ${needed}`];
}

/** Checks the colour pairs of one scheme that need a minimum contrast. */
function checkScheme(
  scheme: string,
  palette: typeof light.palette | typeof dark.palette,
): string[] {
  const { background, text, primary, secondary, error, success, inverse, illustration } = palette;
  const { appBar, placeholder, sky } = palette;
  const meanings = { primary, secondary, error, success };
  const texts: Record<string, string> = { text: text.primary, 'quiet text': text.secondary };
  for (const [name, { main }] of Object.entries(meanings)) texts[name] = main;
  const check = (use: string, colour: string, behind: string, needed?: number) =>
    findProblem(`${scheme} scheme, ${use}`, colour, contrast(colour, behind), needed);

  return [
    ...Object.entries(texts).flatMap(([name, colour]) =>
      Object.entries(background).flatMap(([surface, behind]) =>
        check(`${name} on background.${surface}`, colour, behind),
      ),
    ),
    ...Object.entries(meanings).flatMap(([name, { main, contrastText }]) =>
      check(`text on ${name}`, contrastText, main),
    ),
    ...Object.entries(screens).flatMap(([name, { deep }]) =>
      check(`figures on the screen of ${name}`, deep, illustration.paper),
    ),
    ...check('placeholder', placeholder, background.default),
    ...check('bar of a scrolled page', text.primary, appBar),
    ...check('bar over the hero', sky.on, sky.bar),
    ...check('footer, text', inverse.text, inverse.main),
    ...check('footer, quiet text', inverse.muted, inverse.main),
    ...check('edge of a failure notice', error.main, background.default, perceivable),
    ...check('edge of a success notice', success.main, background.default, perceivable),
  ];
}

type Schemes = { light: typeof light; dark: typeof dark };

/** Returns a problem for each text or edge that has too little contrast. */
export function findFaintColours(
  { light, dark }: Schemes,
  onGradients: Record<string, TextGradient>,
): string[] {
  return [
    ...Object.entries(onGradients).flatMap(([name, gradient]) =>
      findProblem(`text on the gradient ${name}`, gradient.on, lowestContrast(gradient)),
    ),
    ...checkScheme('light', light.palette),
    ...checkScheme('dark', dark.palette),
  ];
}
