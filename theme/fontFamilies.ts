/** The fonts of the site, cut by `vite/fonts/sources.ts`. A closer range rounds glyphs differently. */
export const fontFamilies = {
  display: {
    name: 'Bricolage Grotesque',
    file: 'bricolage-grotesque',
    range: { min: 500, max: 800 },
  },
  text: {
    name: 'Figtree',
    file: 'figtree',
    range: { min: 400, max: 700 },
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
