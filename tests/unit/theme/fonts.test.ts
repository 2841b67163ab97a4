import { describe, expect, test } from 'vitest';
import { home } from '../../../src/content/home.ts';
import { fontFamilies, localFonts, subsets } from '../../../theme/fontFamilies.ts';
import measured from '../../../theme/fonts/measured.json';
import { fontWeight } from '../../../theme/primitives.ts';
import { expand } from '../../../vite/fonts/codePoints.ts';
import { measureFallbacks, readFont } from '../../../vite/fonts/measure.ts';
import { textsIn } from '../../../vite/fonts/texts.ts';

const toNames = (codePoints: Iterable<number>) =>
  [...codePoints].map((codePoint) => String.fromCodePoint(codePoint)).join('');

/** Without the soft hyphen, which is not drawn, and the sign ¤, which Bricolage Grotesque does not have. */
const latin1 = expand([
  [0x20, 0x7e],
  [0xa0, 0xa3],
  [0xa5, 0xac],
  [0xae, 0xff],
]);

const signs = Array.from('£€œŒ«»™–—‘’“”•…', (character) => character.codePointAt(0)!);

/** Invisible characters that no font draws. */
const isDrawn = (codePoint: number) => !/[\n\u2009\u200B]/.test(String.fromCodePoint(codePoint));

const families = Object.entries(fontFamilies).map(([family, settings]) => ({
  ...settings,
  codePoints: measured.codePoints[family as keyof typeof fontFamilies],
}));

describe.each(families)('$name', ({ name, file, range, weights, ...family }) => {
  const read = (suffix: string) =>
    readFont(new URL(`../../../theme/fonts/${file}${suffix}.woff2`, import.meta.url));

  test.each(Object.entries(subsets))(
    'its file for %s holds what it declares',
    async (key, suffix) => {
      const { codePoints } = await read(suffix);
      const declared = expand(family.codePoints[key as keyof typeof subsets]);
      expect(toNames(declared.filter((codePoint) => !codePoints.has(codePoint)))).toBe('');
    },
  );

  test('no character is in both files', () => {
    const { core, extended } = family.codePoints;
    const declared = [...expand(core), ...expand(extended)];
    expect(declared).toHaveLength(new Set(declared).size);
  });

  test('Latin-1, the usual signs and every character of the content are in its files', () => {
    const declared = new Set(Object.values(family.codePoints).flatMap(expand));
    const content = Array.from(textsIn(home).join(''), (character) => character.codePointAt(0)!);
    const wanted = new Set([...latin1, ...signs, ...content]);
    expect(toNames([...wanted].filter((one) => isDrawn(one) && !declared.has(one)))).toBe('');
  });

  test('its weight varies as far as it is declared to, and that takes in every weight', async () => {
    const { weights: axis } = await read(subsets.core);
    expect({ min: axis?.min, max: axis?.max }).toEqual(range);
    for (const weight of weights) {
      expect(weight).toBeGreaterThanOrEqual(range.min);
      expect(weight).toBeLessThanOrEqual(range.max);
    }
  });

  test('every local font has a fallback for each of its weights', () => {
    const fallbacks = measured.fallbacks.filter(({ family }) => family === name);
    const wanted = weights.flatMap((weight) =>
      Object.keys(localFonts).map((local) => `${local} ${weight}`),
    );
    expect(fallbacks.map(({ local, weight }) => `${local} ${weight}`)).toEqual(wanted);
  });
});

test('tabular figures of the text font are equally wide, and its others are not', async () => {
  const file = new URL(`../../../theme/fonts/${fontFamilies.text.file}.woff2`, import.meta.url);
  const { width } = (await readFont(file)).at();
  const count = (features: string[]) =>
    new Set(Array.from('0123456789', (figure) => width(figure, features))).size;
  expect(count([])).toBeGreaterThan(1);
  expect(count(['tnum'])).toBe(1);
});

test('every weight of the theme belongs to a font', () => {
  const weights = new Set<number>(Object.values(fontFamilies).flatMap((family) => family.weights));
  expect(Object.values(fontWeight).filter((weight) => !weights.has(weight))).toEqual([]);
});

test('the page in a fallback is as wide as in its font, within 1 %, and its lines are as high', async () => {
  // New words change the measure a little; `npm run fonts` takes it anew.
  const now = await measureFallbacks(textsIn(home));
  for (const [index, fallback] of measured.fallbacks.entries()) {
    const { family, weight, local, sizeAdjust, ascent, descent } = now[index]!;
    expect(fallback).toMatchObject({ family, weight, local });
    expect(
      Math.abs(fallback.sizeAdjust / sizeAdjust - 1),
      `${family} ${weight} ${local}`,
    ).toBeLessThan(0.01);
    expect(fallback.ascent * fallback.sizeAdjust).toBeCloseTo(ascent * sizeAdjust, -1);
    expect(fallback.descent * fallback.sizeAdjust).toBeCloseTo(descent * sizeAdjust, -1);
  }
});
