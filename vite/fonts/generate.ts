import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium, type Page } from 'playwright';
import { format } from 'oxfmt';
import subsetFont from 'subset-font';
import { locales } from '../../src/content/locales.ts';
import { boldFrom, fontFamilies } from '../../theme/fontFamilies.ts';
import { chromiumLaunchOptions } from '../../tools/chromium/chromium.ts';

const { resolve } = createRequire(import.meta.url);
const folder = 'theme/fonts';
const [{ home }] = locales;
const families = Object.values(fontFamilies);

/**
 * Characters that a visitor or an agency may type: Latin-1, Œ, œ, and signs such as dashes,
 * quotation marks and €. Omits the soft hyphen, which is invisible, and ¤, which is not in
 * Bricolage Grotesque.
 */
const westernEuropean = /[ -~\xa0-£¥-¬®-ÿŒœ–—‘-‚“-„•…‹›€™−]/;

/**
 * Maps each local font to a free font of the same widths, which is measured instead. No free font
 * has Segoe UI's widths, so Arial's are multiplied by `width`. This factor is the ratio of the
 * average widths in Capsize, a list of font metrics.
 */
const standIns = {
  Arial: { name: 'arimo', width: { 400: 1, 700: 1 } },
  Roboto: { name: 'roboto', width: { 400: 1, 700: 1 } },
  'Segoe UI': { name: 'arimo', width: { 400: 0.4434 / 0.4458, 700: 0.4751 / 0.48 } },
};

/** Returns the texts and the icon names in a content object, but not the link addresses. */
export function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  const { href: _href, ...texts } = (content ?? {}) as { href?: string };
  return Object.values(texts).flatMap(textsIn);
}

/** Returns every character in a CSS `unicode-range`. */
export function charactersIn(unicodeRange: string): string[] {
  return [...unicodeRange.matchAll(/U\+(\w+)(?:-(\w+))?/g)].flatMap(([, from = '', to = from]) => {
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    return Array.from({ length: last - first + 1 }, (_, step) =>
      String.fromCodePoint(first + step),
    );
  });
}

/** Returns the CSS `unicode-range` for sorted characters. */
function toUnicodeRange(characters: string[]): string {
  const ranges: number[][] = [];
  for (const codePoint of characters.map((character) => character.codePointAt(0) ?? 0)) {
    const last = ranges.at(-1);
    if (last?.at(-1) === codePoint - 1) last[1] = codePoint;
    else ranges.push([codePoint]);
  }
  const hex = (codePoint: number) => codePoint.toString(16).toUpperCase();
  return ranges.map((range) => `U+${range.map(hex).join('-')}`).join(', ');
}

/**
 * Divides each font's characters between files. The page needs the first file (no suffix). If its
 * texts have letters such as ł, it also needs `-latin-ext`. `-extended` has other characters that a
 * visitor may type.
 */
export function divideCharacters(texts: string): Record<string, string> {
  const written = new Set(texts);
  const all = charactersIn('U+20-3000').filter((character) => westernEuropean.test(character));
  const others = [...written].filter((letter) => /\p{Script=Latin}/u.test(letter)).toSorted();
  const latinExtended = others.filter((letter) => !westernEuropean.test(letter));
  const divided: Record<string, string> = {};
  for (const { file, core } of families) {
    const isCore = (character: string) => core.test(character) || written.has(character);
    divided[file] = toUnicodeRange(all.filter(isCore));
    divided[`${file}-extended`] = toUnicodeRange(all.filter((character) => !isCore(character)));
    if (latinExtended.length > 0) divided[`${file}-latin-ext`] = toUnicodeRange(latinExtended);
  }
  return divided;
}

/** Layout features that browsers apply by default. */
const usualFeatures = 'calt ccmp clig kern liga locl mark mkmk rclt rlig rvrn'.split(' ');

/** Returns a font file for `theme/fonts/`: a copy of the source font with fewer characters. */
export async function cutFont(name: string, unicodeRange: string): Promise<Buffer> {
  const font = families.find(({ file }) => name.startsWith(file));
  if (!font) throw new Error(`No font has the file ${name}.`);
  const isLatinExtended = name.endsWith('-latin-ext');
  const source = isLatinExtended ? font.source.replace('-latin-', '-latin-ext-') : font.source;
  return subsetFont(await readFile(resolve(source)), charactersIn(unicodeRange).join(''), {
    targetFormat: 'woff2',
    variationAxes: { ...font.axes, wght: font.range },
    // Keeps the copyright and the licence.
    preserveNameIds: [0, 13, 14],
    keepFeatures: [...usualFeatures, ...font.features],
  });
}

/** Returns the path to the free font that is measured instead of a local font. */
export function standInFile(local: keyof typeof standIns, weight: 400 | 700): string {
  const { name } = standIns[local];
  return resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`);
}

/** Measures the page's texts in a font, in thousandths of an em. */
async function measure(page: Page, file: string, weight: number) {
  const texts = textsIn(home).filter((text) => text.includes(' '));
  const url = `url(data:font/woff2;base64,${await readFile(file, 'base64')})`;
  return page.evaluate(
    async ({ url, weight, texts }) => {
      document.fonts.clear();
      document.fonts.add(await new FontFace('measured', url, { weight: '1 1000' }).load());
      const context = document.createElement('canvas').getContext('2d')!;
      context.textRendering = 'geometricPrecision';
      context.font = `${weight} 1000px measured`;
      const width = texts.reduce((sum, text) => sum + context.measureText(text).width, 0);
      const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('');
      const average = width / texts.join('').length;
      return { width, average, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent };
    },
    { url, weight, texts },
  );
}

const round = (number: number) => Math.round(number * 100) / 100;

/** Measures the scale that makes each local font as wide as the page's font, for each weight. */
export async function measureFallbacks(page: Page) {
  const fallbacks = [];
  for (const { name: family, file, weights } of families) {
    for (const weight of weights) {
      const own = await measure(page, `${folder}/${file}.woff2`, weight);
      const style = weight < boldFrom ? 400 : 700;
      for (const local of Object.keys(standIns) as (keyof typeof standIns)[]) {
        const { width } = await measure(page, standInFile(local, style), style);
        const scale = own.width / (width * standIns[local].width[style]);
        const [ascent, descent] = [round(own.ascent / scale / 10), round(own.descent / scale / 10)];
        fallbacks.push({ family, weight, local, sizeAdjust: round(scale * 100), ascent, descent });
      }
    }
  }
  return fallbacks;
}

/** Measures each font's average character width, in em, at its heaviest weight. */
export async function measureCharacters(page: Page) {
  const widths: Record<string, number> = {};
  for (const [name, { file, weights }] of Object.entries(fontFamilies)) {
    const { average } = await measure(page, `${folder}/${file}.woff2`, Math.max(...weights));
    widths[name] = round(average / 1000);
  }
  return widths;
}

/** Writes the font files, and measures the fonts and their fallbacks. */
export async function generate(): Promise<void> {
  const unicodeRanges = divideCharacters(textsIn(home).join(''));
  for (const [name, unicodeRange] of Object.entries(unicodeRanges)) {
    await writeFile(`${folder}/${name}.woff2`, await cutFont(name, unicodeRange));
  }
  const browser = await chromium.launch(await chromiumLaunchOptions());
  const page = await browser.newPage();
  const characterWidths = await measureCharacters(page);
  const fallbacks = await measureFallbacks(page);
  await browser.close();
  const measured = JSON.stringify({ unicodeRanges, characterWidths, fallbacks });
  const { code } = await format('measured.json', measured);
  await writeFile(`${folder}/measured.json`, code);
}
