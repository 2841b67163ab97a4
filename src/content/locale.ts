/** The language of every text in `src/content`, and where its pages stand. */
export interface Locale {
  /** A BCP 47 tag, as `lang` and schema.org want it. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** Stands before every path: empty for the language of the site's root, `/ar` for a second one. */
  pathPrefix: string;
}
