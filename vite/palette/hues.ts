import Color from 'colorjs.io';
import original from './original.json' with { type: 'json' };

export type Hues = Record<string, Record<string, string>>;

/** A brand colour with less chroma, such as black or a grey, has no hue. */
const leastChroma = 0.02;

/** Families that become grey if the brand colour has no hue. The skies keep their hues. */
const neutralFamilies = new Set(['ink', 'night', 'paper', 'indigo', 'violet']);

/** Returns lightness, chroma and hue. A grey has the hue 0. */
function toCoordinates(colour: Color): [lightness: number, chroma: number, hue: number] {
  const [lightness, chroma, hue] = colour.oklch;
  return [lightness ?? 0, chroma ?? 0, hue ?? 0];
}

const [, , mainHue] = toCoordinates(new Color(original.violet[700]));

/** Returns a colour in sRGB. Lowers the chroma if a screen cannot show it. */
function toColour(lightness: number, chroma: number, hue: number): Color {
  const colour = new Color('oklch', [lightness, chroma, hue]).to('srgb');
  return colour.toGamut({ method: 'oklch.c', jnd: 0 });
}

/** Finds the lightness at which a hue has the given luminance, and so the same contrasts. */
function toColourOfLuminance(luminance: number, chroma: number, hue: number): Color {
  let [low, high] = [0, 1];
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    if (toColour(middle, chroma, hue).luminance < luminance) low = middle;
    else high = middle;
  }
  return toColour(high, chroma, hue);
}

/**
 * Turns the original hues, so that the main hue becomes the hue of the brand colour. The distances
 * between the hues, the lightness and the chroma stay.
 * @param isMoved Whether a shade keeps its luminance instead of its lightness.
 */
export function createHues(
  brand: string,
  isMoved: (family: string, shade: string) => boolean = () => false,
): Hues {
  const [, brandChroma, brandHue] = toCoordinates(new Color(brand));
  const isNeutral = brandChroma < leastChroma;
  const turn = isNeutral ? 0 : brandHue - mainHue;
  const turnShade = (family: string, shade: string, hex: string) => {
    const colour = new Color(hex);
    const [lightness, originalChroma, originalHue] = toCoordinates(colour);
    const chroma = isNeutral && neutralFamilies.has(family) ? 0 : originalChroma;
    const hue = originalHue + turn;
    const turned = isMoved(family, shade)
      ? toColourOfLuminance(colour.luminance, chroma, hue)
      : toColour(lightness, chroma, hue);
    return turned.toString({ format: 'hex', collapse: false });
  };
  return Object.fromEntries(
    Object.entries(original).map(([family, shades]) => [
      family,
      Object.fromEntries(
        Object.entries(shades).map(([shade, hex]) => [shade, turnShade(family, shade, hex)]),
      ),
    ]),
  );
}

/** Replaces the hues in the text of `primitives.ts`. Everything else stays. */
export function replaceHues(text: string, hues: Hues): string {
  return text.replaceAll(
    /^export const (\w+) = \{.*?\} as const;/gms,
    (declaration, family: string) =>
      declaration.replaceAll(/(\w+): '#[\da-f]{6}'/g, (entry, shade: string) => {
        const hex = hues[family]?.[shade];
        return hex ? `${shade}: '${hex}'` : entry;
      }),
  );
}
