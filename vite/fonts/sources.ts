import { fontFamilies } from '../../theme/fontFamilies.ts';
import { fontWeight } from '../../theme/primitives.ts';

interface FontSource {
  name: string;
  /** Name of the file that every page loads. The other characters are in `-extended`. */
  file: string;
  /** Range of the weight. */
  range: { min: number; max: number };
  /** The file that both are cut from. */
  source: string;
  /** Values of the axes that do not vary. */
  axes: Record<string, number>;
  /** Weights that the theme uses. */
  weights: number[];
  /** Characters of the first file, beside those of the content. */
  core: RegExp;
  /** Layout features that the theme uses, beside those that browsers apply by themselves. */
  features: string[];
}

/** After a change here or of a font weight: `npm run generate -- fonts`. */
export const fontSources: FontSource[] = [
  {
    ...fontFamilies.display,
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    axes: { opsz: 72 },
    weights: [fontWeight.quote, fontWeight.heading],
    // Headings need letters, figures and punctuation.
    core: /[ !"%&'()+,\-./0-9:;?A-Za-z\xa0©·–—‘’“”•…]/,
    features: ['lnum'],
  },
  {
    ...fontFamilies.text,
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    axes: {},
    weights: [fontWeight.text, fontWeight.strong],
    // Most visitors type plain English.
    core: /[ -~\xa0©·–—‘’“”•…]/,
    features: ['lnum', 'tnum'],
  },
];

/**
 * Characters that a visitor may type or an agency may write: Latin-1, and Windows' additions to it.
 * Without the invisible soft hyphen, and the sign ¤, which Bricolage Grotesque does not have.
 */
export const westernEuropean = /[ -~\xa0-£¥-¬®-ÿŒœ–—‘-‚“-„•…‹›€™−]/;

/** Free fonts as wide as a local font. Segoe UI has none: Capsize knows its width beside Arial's. */
export const standIns = {
  Arial: { name: 'arimo', width: { 400: 1, 700: 1 } },
  Roboto: { name: 'roboto', width: { 400: 1, 700: 1 } },
  'Segoe UI': { name: 'arimo', width: { 400: 0.4434 / 0.4458, 700: 0.4751 / 0.48 } },
};
