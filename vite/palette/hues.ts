import Color from 'colorjs.io';
import original from './original.json' with { type: 'json' };

export type Hues = Record<string, Record<string, string>>;

type Coordinates = [lightness: number, chroma: number, hue: number];

/**
 * Brand hues from red to yellow. Next to them, the skies turn towards pink instead of green,
 * because dark greens and yellows would make the skies muddy.
 */
const isWarm = (hue: number) => hue > 350 || hue < 110;

/** A brand colour with less chroma, such as black or a grey, has no hue. */
const leastChroma = 0.02;

/** Families that lose their hue if the brand colour has none. The other families keep theirs. */
const greyFamilies = new Set(['ink', 'night', 'paper']);
const blackFamilies = new Set(['indigo', 'violet']);

/** Makes the dark greys of a sky almost black. Otherwise, the middle of the sky would be grey. */
const toBlack = (lightness: number) => (lightness < 0.5 ? lightness * 0.6 : lightness);

/** Returns a colour's coordinates in OKLCH. A grey has the hue 0. */
function toCoordinates(colour: Color): Coordinates {
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

/** Returns the coordinates of an original shade next to a brand colour. */
function turnShade(brand: Coordinates, family: string, shade: Coordinates): Coordinates {
  const [, brandChroma, brandHue] = brand;
  const [lightness, chroma, hue] = shade;
  if (brandChroma < leastChroma) {
    if (blackFamilies.has(family)) return [toBlack(lightness), 0, 0];
    return greyFamilies.has(family) ? [lightness, 0, 0] : shade;
  }
  const direction = isWarm(brandHue) ? -1 : 1;
  return [lightness, chroma, brandHue + direction * (hue - mainHue)];
}

/**
 * Turns the original hues, so that the main hue becomes the hue of the brand colour. The distance
 * of each hue to the main hue, the lightness and the chroma stay.
 * @param isMoved Whether a shade keeps its luminance instead of its lightness.
 */
export function createHues(
  brand: string,
  isMoved: (family: string, shade: string) => boolean = () => false,
): Hues {
  const brandCoordinates = toCoordinates(new Color(brand));
  const toHex = (family: string, shade: string, original: Color) => {
    const turned = turnShade(brandCoordinates, family, toCoordinates(original));
    const [, chroma, hue] = turned;
    const colour = isMoved(family, shade)
      ? toColourOfLuminance(original.luminance, chroma, hue)
      : toColour(...turned);
    return colour.toString({ format: 'hex', collapse: false });
  };
  const entries = Object.entries(original).map(([family, shades]) => {
    const turned = Object.entries(shades).map(([shade, hex]) => [
      shade,
      toHex(family, shade, new Color(hex)),
    ]);
    return [family, Object.fromEntries(turned)];
  });
  return Object.fromEntries(entries) as Hues;
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
