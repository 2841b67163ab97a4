import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { expand } from './codePoints.ts';
import { type CodePoints, fontFamilies, subsets } from '../../theme/fontFamilies.ts';

const { resolve } = createRequire(import.meta.url);

/** What browsers apply by themselves, and the lining numerals that the theme asks for. */
const features = 'calt ccmp clig kern liga lnum locl mark mkmk rclt rlig rvrn'.split(' ');

/** The licence and its owner travel inside the font. */
const preserveNameIds = [0, 13, 14];

type Subsets = Record<keyof typeof subsets, CodePoints[]>;

/** Cuts every file of `theme/fonts/`, by its name. */
export async function cutFonts(codePoints: Subsets): Promise<Record<string, Buffer>> {
  const fonts: Record<string, Buffer> = {};
  for (const { file, source, axes, range } of Object.values(fontFamilies)) {
    const original = await readFile(resolve(source));
    for (const [subset, suffix] of Object.entries(subsets)) {
      const kept = expand(codePoints[subset as keyof Subsets]);
      fonts[file + suffix] = await subsetFont(original, String.fromCodePoint(...kept), {
        targetFormat: 'woff2',
        variationAxes: { ...axes, wght: range },
        preserveNameIds,
        keepFeatures: features,
      });
    }
  }
  return fonts;
}
