import { boldFrom, fontFamilies, localFonts, subsets } from './fontFamilies.ts';
import measured from './fonts/measured.json';

const urls = import.meta.glob<string>('./fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});

const urlOf = (file: string) => urls[`./fonts/${file}.woff2`] ?? '';

/** The files that every page reads. */
export const fonts = Object.values(fontFamilies).map(({ name, file }) => ({
  family: name,
  url: urlOf(file + subsets.core),
}));

const toStack = ({ name }: { name: string }) =>
  [name, ...Object.keys(localFonts).map((local) => `${name} ${local}`)]
    .map((family) => `'${family}'`)
    .concat('sans-serif')
    .join(', ');

export const fontStacks = {
  display: toStack(fontFamilies.display),
  text: toStack(fontFamilies.text),
} as const;

const hex = (codePoint: number) => codePoint.toString(16).toUpperCase();

const toUnicodeRange = (ranges: number[][]) =>
  ranges
    .map(([from = 0, to = from]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`)
    .join(', ');

const ownFaces = Object.entries(fontFamilies).flatMap(([family, { name, file, range }]) =>
  Object.entries(subsets).map(([subset, suffix]) => ({
    '@font-face': {
      fontFamily: name,
      fontWeight: `${range.min} ${range.max}`,
      fontDisplay: 'swap',
      src: `url(${urlOf(file + suffix)}) format('woff2')`,
      unicodeRange: toUnicodeRange(
        measured.codePoints[family as keyof typeof fontFamilies][subset as keyof typeof subsets],
      ),
    },
  })),
);

/**
 * Until a face arrives, a font that the visitor has takes its place, and the same room: nothing
 * moves when the face comes. The figures are measured for each weight (vite/fonts/measure.ts).
 */
const fallbackFaces = measured.fallbacks.map(
  ({ family, weight, local, sizeAdjust, ascent, descent }) => ({
    '@font-face': {
      fontFamily: `${family} ${local}`,
      fontWeight: weight,
      src: localFonts[local as keyof typeof localFonts][weight < boldFrom ? 'regular' : 'bold']
        .map((name) => `local('${name}')`)
        .join(', '),
      sizeAdjust: `${sizeAdjust}%`,
      ascentOverride: `${ascent}%`,
      descentOverride: `${descent}%`,
      lineGapOverride: '0%',
    },
  }),
);

/** In the shape that MUI's baseline wants. */
export const fontFaces = [...ownFaces, ...fallbackFaces];
