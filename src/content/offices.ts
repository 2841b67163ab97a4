import type { Locale } from './locale.ts';
import { settings } from './settings.ts';

/** Returns the offices as parts of sentences in a language. */
export function listOffices({ language }: Locale, offices = settings.offices) {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const places = offices.map(({ city, country }) => `${city}, ${country}`);
  return {
    /** For example "London and Beirut". */
    cities: list.format(offices.map(({ city }) => city)),
    /** For example "London, UK and Beirut, Lebanon". Semicolons separate three or more places. */
    citiesWithCountries: places.length > 2 ? places.join('; ') : list.format(places),
  };
}
