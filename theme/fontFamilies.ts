import { fontWeight } from './primitives.ts';

interface FontFamily {
  name: string;
  /** Name of the file that every page loads. The other characters are in `-extended`. */
  file: string;
  /** File of the npm package from which both files are cut. */
  source: string;
  /** Range of the weight. A closer range rounds glyphs differently. */
  range: { min: number; max: number };
  /** Weights that the theme uses. */
  weights: number[];
  /** Values of the axes that do not vary. */
  axes: Record<string, number>;
  /** Characters of the first file, in addition to those of the content. */
  core: RegExp;
  /** Layout features that the theme uses, in addition to the browsers' default features. */
  features: string[];
}

/** The fonts of the site. After a change here or of a font weight: `npm run generate -- fonts`. */
export const fontFamilies: Record<'display' | 'text', FontFamily> = {
  display: {
    name: 'Bricolage Grotesque',
    file: 'bricolage-grotesque',
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    range: { min: 500, max: 800 },
    weights: [fontWeight.quote, fontWeight.heading],
    axes: { opsz: 72 },
    // Headings need letters, figures and punctuation.
    core: /[ !"%&'()+,\-./0-9:;?A-Za-z\xa0©·–—‘’“”•…]/,
    features: ['lnum'],
  },
  text: {
    name: 'Figtree',
    file: 'figtree',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    range: { min: 400, max: 700 },
    weights: [fontWeight.text, fontWeight.strong],
    axes: {},
    // Most visitors type plain English.
    core: /[ -~\xa0©·–—‘’“”•…]/,
    features: ['lnum', 'tnum'],
  },
};

/** Weights from here on use the bold face of a local font. */
export const boldFrom = 550;

/** Names of the visitors' local fonts for `local()`. */
export const localFonts = {
  /** These three are equally wide. */
  Arial: {
    regular: ['Arial', 'Helvetica', 'Liberation Sans'],
    bold: ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold'],
  },
  Roboto: { regular: ['Roboto'], bold: ['Roboto Bold', 'Roboto'] },
  'Segoe UI': { regular: ['Segoe UI'], bold: ['Segoe UI Bold'] },
};
