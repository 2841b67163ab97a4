import { boldFrom, fontFamilies, localFonts } from './fontFamilies.ts';
import measured from './fonts/measured.json';

const urls = import.meta.glob<string>('./fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});
const urlOf = (file: string) => urls[`./fonts/${file}.woff2`] ?? '';

const unicodeRanges: Record<string, string> = measured.unicodeRanges;

const filesOf = ({ file }: { file: string }) =>
  Object.keys(unicodeRanges).filter((name) => name.startsWith(file));

/** URLs of the fonts that every page loads. */
export const fontUrls = Object.values(fontFamilies)
  .flatMap(filesOf)
  .filter((name) => !name.endsWith('-extended'))
  .map(urlOf);

const toStack = ({ name }: { name: string }) =>
  [name, ...Object.keys(localFonts).map((local) => `${name} ${local}`)]
    .map((family) => `'${family}'`)
    .concat('sans-serif')
    .join(', ');

export const fontStacks = {
  display: toStack(fontFamilies.display),
  text: toStack(fontFamilies.text),
} as const;

/** Average character width in em, at the heaviest weight. */
export const characterWidth = measured.characterWidths;

const ownFaces = Object.values(fontFamilies).flatMap((family) =>
  filesOf(family).map((file) => ({
    '@font-face': {
      fontFamily: family.name,
      fontWeight: `${family.range.min} ${family.range.max}`,
      fontDisplay: 'swap',
      src: `url(${urlOf(file)}) format('woff2')`,
      unicodeRange: unicodeRanges[file],
    },
  })),
);

/** Local fonts, scaled to the width of our fonts, so that nothing moves when our fonts load. */
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

/** All font faces, in the format that MUI's `CssBaseline` expects. */
export const fontFaces = [...ownFaces, ...fallbackFaces];
