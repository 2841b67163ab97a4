import { fontWeight } from './primitives.ts';

interface FontFamily {
  name: string;
  /** First file, which every page loads. The file with the suffix `-extended` has more characters. */
  file: string;
  /**
   * Font file in an npm package. `npm run generate -- fonts` cuts our files from it. If the content
   * has letters such as ł, the command also uses the file with `-latin-ext-` in its name.
   */
  source: string;
  /** Range of the weight axis. Another range would round the glyphs' coordinates differently. */
  range: { min: number; max: number };
  /** Weights that the theme uses. */
  weights: number[];
  /** Values for the axes that do not vary. */
  axes: Record<string, number>;
  /** The first file has these characters, and the home page's western European characters. */
  core: RegExp;
  /** OpenType features that the theme uses and that browsers do not apply by default. */
  features: string[];
}

/** The site's fonts. After you change a font or a font weight, run `npm run generate -- fonts`. */
export const fontFamilies: Record<'display' | 'text', FontFamily> = {
  display: {
    name: 'Bricolage Grotesque',
    file: 'bricolage-grotesque',
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    range: { min: 500, max: 800 },
    weights: [fontWeight.quote, fontWeight.heading],
    axes: { opsz: 72 },
    // Headings need letters, digits and punctuation.
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
    // The form uses this font, and most visitors type only ASCII characters.
    core: /[ -~\xa0©·–—‘’“”•…]/,
    features: ['lnum', 'tnum'],
  },
};

/** From this weight upwards, the fallback is the bold face of a local font. */
export const boldFrom = 550;

/** Names for `local()`: fonts that are installed on visitors' devices. */
export const localFonts = {
  /** Text has the same width in these three fonts. */
  Arial: {
    regular: ['Arial', 'Helvetica', 'Liberation Sans'],
    bold: ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold'],
  },
  Roboto: { regular: ['Roboto'], bold: ['Roboto Bold', 'Roboto'] },
  'Segoe UI': { regular: ['Segoe UI'], bold: ['Segoe UI Bold'] },
};
