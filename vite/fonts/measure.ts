import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import * as hb from 'harfbuzzjs';
import { boldFrom, fontFamilies, type localFonts } from '../../theme/fontFamilies.ts';

const { resolve } = createRequire(import.meta.url);

/** One face of a fallback, in percent: what its text is scaled by, and what its lines measure. */
export interface Fallback {
  family: string;
  weight: number;
  local: string;
  sizeAdjust: number;
  ascent: number;
  descent: number;
}

type Style = 'regular' | 'bold';

/** Free fonts of the same widths: Arimo is as wide as Arial, Helvetica and Liberation Sans. */
const stand = {
  Arial: '@fontsource/arimo/files/arimo-latin-',
  Roboto: '@fontsource/roboto/files/roboto-latin-',
};
const weightOf: Record<Style, number> = { regular: 400, bold: 700 };

/** No font of Segoe UI's widths is free. Average widths in em, Arial's first: Capsize's metrics 4.3.0. */
const segoe: Record<Style, number> = { regular: 0.4434 / 0.4458, bold: 0.4751 / 0.48 };

/** A font as the browser's own shaper measures it, kerning and all. */
export async function readFont(path: string | URL) {
  const face = new hb.Face(new hb.Blob(await convert(await readFile(path), 'truetype')));
  return {
    codePoints: new Set(face.collectUnicodes()),
    weights: face.getAxisInfos()['wght'],
    /** Widths and heights in em. */
    at(weight?: number) {
      const font = new hb.Font(face);
      if (weight) font.setVariations([new hb.Variation('wght', weight)]);
      const { ascender, descender } = font.hExtents();
      return {
        ascent: ascender / face.upem,
        descent: -descender / face.upem,
        width: (text: string, features: string[] = []) => {
          const buffer = new hb.Buffer();
          buffer.addText(text);
          buffer.guessSegmentProperties();
          hb.shape(
            font,
            buffer,
            features.map((tag) => new hb.Feature(tag)),
          );
          return (
            buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.upem
          );
        },
      };
    },
  };
}

const percent = (share: number) => Math.round(share * 10_000) / 100;

/** What a face that stands in has to be scaled by, so that these texts are as wide as in the family. */
export async function measureFallbacks(texts: string[]): Promise<Fallback[]> {
  const prose = texts.filter((text) => text.includes(' '));
  const total = ({ width }: { width: (text: string) => number }) =>
    prose.reduce((sum, text) => sum + width(text), 0);
  const widthOf = async (local: keyof typeof stand, style: Style) => {
    const font = await readFont(resolve(`${stand[local]}${weightOf[style]}-normal.woff2`));
    return total(font.at());
  };
  const widthsIn = async (style: Style) => {
    const Arial = await widthOf('Arial', style);
    const Roboto = await widthOf('Roboto', style);
    return { Arial, Roboto, 'Segoe UI': Arial * segoe[style] } satisfies Record<
      keyof typeof localFonts,
      number
    >;
  };
  const widths = { regular: await widthsIn('regular'), bold: await widthsIn('bold') };

  const fallbacks: Fallback[] = [];
  for (const { name, file, weights } of Object.values(fontFamilies)) {
    const font = await readFont(new URL(`../../theme/fonts/${file}.woff2`, import.meta.url));
    for (const weight of weights) {
      const own = font.at(weight);
      const style = weight < boldFrom ? 'regular' : 'bold';
      for (const [local, width] of Object.entries(widths[style])) {
        const adjust = total(own) / width;
        fallbacks.push({
          family: name,
          weight,
          local,
          sizeAdjust: percent(adjust),
          ascent: percent(own.ascent / adjust),
          descent: percent(own.descent / adjust),
        });
      }
    }
  }
  return fallbacks;
}
