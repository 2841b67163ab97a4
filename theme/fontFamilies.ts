import { fontWeight } from './primitives.ts';

/**
 * What is known of the fonts: `npm run fonts` cuts and measures by it, `fonts.ts` declares by it.
 * After a change here, or of a weight, run `npm run fonts`.
 */
interface FontFamily {
  name: string;
  /** Of its files in `theme/fonts/`. */
  file: string;
  /** The file that they are cut from. */
  source: string;
  /** Axes that stand still. */
  axes: Record<string, number>;
  /** How far the weight varies. Cut closer, glyphs round to other pixels. */
  range: { min: number; max: number };
  /** Every weight in which it is set. */
  weights: number[];
}

const { text, quote, medium, strong, heading, numeral } = fontWeight;

export const fontFamilies = {
  display: {
    name: 'Bricolage Grotesque',
    file: 'bricolage-grotesque',
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    axes: { opsz: 72 },
    range: { min: 500, max: 800 },
    weights: [quote, medium, strong, heading, numeral],
  },
  text: {
    name: 'Figtree',
    file: 'figtree',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    axes: {},
    range: { min: 400, max: 700 },
    weights: [text, medium, strong, heading],
  },
} satisfies Record<string, FontFamily>;

/** From one code point to another, both included. */
export type CodePoints = [from: number, to: number];

/** Plain English with its punctuation. */
export const english: CodePoints[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
];

/**
 * What else a visitor may type or an agency may write: Latin-1, and Windows' additions to it. Without
 * the soft hyphen, which is not drawn, and the sign ¤, which Bricolage Grotesque does not have.
 */
export const westernEuropean: CodePoints[] = [
  [0xa1, 0xa3],
  [0xa5, 0xac],
  [0xae, 0xff],
  [0x152, 0x153],
  [0x201a, 0x201a],
  [0x201e, 0x201e],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];

/**
 * Each family is two files: plain English and what the content is written in, which every page
 * reads; and the rest, which a browser reads when a character of it occurs. The value ends the
 * file's name.
 */
export const subsets = { core: '', extended: '-extended' };

/** The names by which `local()` finds what visitors have. A face in bold stands in from `boldFrom` on. */
export const boldFrom = 550;
export const localFonts = {
  /** Equally wide, by design. */
  Arial: {
    regular: ['Arial', 'Helvetica', 'Liberation Sans'],
    bold: ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold'],
  },
  Roboto: { regular: ['Roboto'], bold: ['Roboto Bold', 'Roboto'] },
  'Segoe UI': { regular: ['Segoe UI'], bold: ['Segoe UI Bold'] },
};
