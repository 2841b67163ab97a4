import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { fontFamilies, subsets } from '../../theme/fontFamilies.ts';

const { resolve } = createRequire(import.meta.url);

/** What browsers apply by themselves, and the lining numerals that the theme asks for. */
const features = 'calt ccmp clig kern liga lnum locl mark mkmk rclt rlig rvrn'.split(' ');

/** The licence and its owner travel inside the font. */
const preserveNameIds = [0, 13, 14];

/** Cuts every file of `theme/fonts/`, by its name. */
export async function cutFonts(): Promise<Record<string, Buffer>> {
  const fonts: Record<string, Buffer> = {};
  for (const { file, source, axes, range } of Object.values(fontFamilies)) {
    const original = await readFile(resolve(source));
    for (const { suffix, codePoints } of Object.values(subsets)) {
      const text = codePoints
        .flatMap(([from, to]) =>
          Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)),
        )
        .join('');
      fonts[file + suffix] = await subsetFont(original, text, {
        targetFormat: 'woff2',
        variationAxes: { ...axes, wght: range },
        preserveNameIds,
        keepFeatures: features,
      });
    }
  }
  return fonts;
}
