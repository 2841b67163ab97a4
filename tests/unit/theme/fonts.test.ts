import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { home } from '../../../src/content/en/home.ts';
import { fontFamilies, localFonts } from '../../../theme/fontFamilies.ts';
import measured from '../../../theme/fonts/measured.json';
import { fontWeight } from '../../../theme/primitives.ts';
import { charactersIn, cutFont, divideCharacters, textsIn } from '../../../vite/fonts/generate.ts';

const families = Object.values(fontFamilies);

test.each(Object.entries(measured.unicodeRanges))(
  '%s.woff2 is up to date. If not, run npm run generate -- fonts',
  async (name, range) => {
    const file = await readFile(`theme/fonts/${name}.woff2`);
    expect((await cutFont(name, range)).equals(file)).toBe(true);
  },
);

test.each(families)('$name declares each Latin-1 and punctuation character once', ({ file }) => {
  const files = Object.entries(measured.unicodeRanges).filter(([name]) => name.startsWith(file));
  const declared = files.flatMap(([, range]) => charactersIn(range));
  // Latin-1 without the soft hyphen and ¤.
  const latin1 = charactersIn('U+20-7E, U+A0-A3, U+A5-AC, U+AE-FF');
  const wanted = [
    ...latin1,
    ...charactersIn(
      'U+152-153, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2122',
    ),
  ];
  expect(wanted.filter((character) => !declared.includes(character))).toEqual([]);
  expect(new Set(declared).size).toBe(declared.length);
});

test.each(families)('$name has all letters. If not, run npm run generate -- fonts', ({ file }) => {
  const loaded = Object.entries(measured.unicodeRanges).filter(
    ([name]) => name.startsWith(file) && !name.endsWith('-extended'),
  );
  const declared = new Set(loaded.flatMap(([, range]) => charactersIn(range)));
  // Line breaks, soft hyphens and narrow spaces have no glyph. Other text uses a font on the device.
  const written = textsIn(home)
    .join('')
    .replaceAll(/[\n\u00AD\u2009\u200B\p{EPres}]|[^\p{scx=Latin}\p{scx=Common}]/gu, '');
  expect([...new Set(written)].filter((character) => !declared.has(character))).toEqual([]);
});

test('each font has an extra file if the content has letters such as ł', async () => {
  const divided = divideCharacters('Łódź');
  for (const { file } of families) {
    expect(divided[`${file}-latin-ext`]).toBe('U+141, U+17A');
    const [font, empty] = ['U+141', 'U+4E00'].map((range) => cutFont(`${file}-latin-ext`, range));
    expect((await font!).length).toBeGreaterThan((await empty!).length);
  }
});

test('each weight of a font uses every local font as a fallback', () => {
  const wanted = families.flatMap(({ name, weights }) =>
    weights.flatMap((weight) => Object.keys(localFonts).map((local) => [name, weight, local])),
  );
  expect(measured.fallbacks.map(({ family, weight, local }) => [family, weight, local])).toEqual(
    wanted,
  );
});

test("every font weight in the theme belongs to a font, and is within that font's range", () => {
  const weights = families.flatMap(({ weights }) => weights);
  expect(weights).toEqual(expect.arrayContaining(Object.values(fontWeight)));
  for (const { weights, range } of families) {
    expect(Math.min(...weights)).toBeGreaterThanOrEqual(range.min);
    expect(Math.max(...weights)).toBeLessThanOrEqual(range.max);
  }
});
