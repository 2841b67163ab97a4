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
  /** What its first file holds beside what the content is written in. */
  core: CodePoints[];
  /** Layout features that the theme asks for, beside those that browsers apply by themselves. */
  features: string[];
}

/** From one code point to another, both included. */
export type CodePoints = [from: number, to: number];

const punctuation: CodePoints[] = [
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
];

/** Letters, figures and what stands between words: headings need no more. */
const headings: CodePoints[] = [
  [0x20, 0x22],
  [0x25, 0x29],
  [0x2b, 0x3b],
  [0x3f, 0x3f],
  [0x41, 0x5a],
  [0x61, 0x7a],
  ...punctuation,
];

/** Plain English with its punctuation: all that most visitors type. */
const english: CodePoints[] = [[0x20, 0x7e], ...punctuation];

const { text, strong, quote, heading } = fontWeight;

export const fontFamilies = {
  display: {
    name: 'Bricolage Grotesque',
    file: 'bricolage-grotesque',
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    axes: { opsz: 72 },
    range: { min: 500, max: 800 },
    weights: [quote, heading],
    core: headings,
    features: ['lnum'],
  },
  text: {
    name: 'Figtree',
    file: 'figtree',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    axes: {},
    range: { min: 400, max: 700 },
    weights: [text, strong],
    core: english,
    features: ['lnum', 'tnum'],
  },
} satisfies Record<string, FontFamily>;

/**
 * What a visitor may type or an agency may write: Latin-1, and Windows' additions to it. Without the
 * soft hyphen, which is not drawn, and the sign ¤, which Bricolage Grotesque does not have.
 */
export const westernEuropean: CodePoints[] = [
  ...english,
  [0xa1, 0xa3],
  [0xa5, 0xa8],
  [0xaa, 0xac],
  [0xae, 0xb6],
  [0xb8, 0xff],
  [0x152, 0x153],
  [0x201a, 0x201a],
  [0x201e, 0x201e],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];

/**
 * Each family is two files: its core and what the content is written in, which every page reads; and
 * the rest, which a browser reads when a character of it occurs. The value ends the file's name.
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
