import type { HomeContent } from './home.ts';
import type { StatusPageContent, NotFoundContent } from './statusPages.ts';
import { settings } from './settings.ts';

export interface Locale {
  /** Name of the locale in `VITE_LOCALES`, and of its folder in `src/content/`, such as `ar`. */
  name: string;
  /** A BCP 47 tag for `lang` and schema.org, such as `ar` or `en-GB`. */
  language: string;
  /** Name of the language in that language. */
  label: string;
  direction: 'ltr' | 'rtl';
  /** Prefix for every path. Empty for the first locale, and `/ar` for the locale `ar`. */
  pathPrefix: string;
  homeHref: string;
}

/** All text on the site in one language. */
export interface LocaleContent {
  locale: Locale;
  home: HomeContent;
  notFound: NotFoundContent;
  applicationError: StatusPageContent;
}

export function createLocale(locale: Omit<Locale, 'pathPrefix' | 'homeHref'>): Locale {
  const pathPrefix = locale.name === settings.locales[0] ? '' : `/${locale.name}`;
  return { ...locale, pathPrefix, homeHref: pathPrefix || '/' };
}
