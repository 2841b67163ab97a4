import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { type divide, expand, type Subsets } from './codePoints.ts';
import { fontFamilies, subsets } from '../../theme/fontFamilies.ts';

const { resolve } = createRequire(import.meta.url);

/** What browsers apply by themselves. */
const usualFeatures = 'calt ccmp clig kern liga locl mark mkmk rclt rlig rvrn'.split(' ');

/** The licence and its owner travel inside the font. */
const preserveNameIds = [0, 13, 14];

/** Cuts every file of `theme/fonts/`, by its name. */
export async function cutFonts(
  codePoints: ReturnType<typeof divide>,
): Promise<Record<string, Buffer>> {
  const fonts: Record<string, Buffer> = {};
  for (const [family, { file, source, axes, range, features }] of Object.entries(fontFamilies)) {
    const original = await readFile(resolve(source));
    for (const [subset, suffix] of Object.entries(subsets)) {
      const kept = expand(codePoints[family as keyof typeof codePoints][subset as keyof Subsets]);
      fonts[file + suffix] = await subsetFont(original, String.fromCodePoint(...kept), {
        targetFormat: 'woff2',
        variationAxes: { ...axes, wght: range },
        preserveNameIds,
        keepFeatures: [...usualFeatures, ...features],
      });
    }
  }
  return fonts;
}
