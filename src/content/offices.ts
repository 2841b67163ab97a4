import type { Locale } from './locale.ts';
import { settings } from './settings.ts';

/**
 * Returns the offices in a language, and as parts of sentences.
 * @param names the language's names for cities and countries in `VITE_OFFICES`.
 */
export function listOffices(
  { language }: Pick<Locale, 'language'>,
  names: Record<string, string> = {},
) {
  const nameOf = (place: string) => names[place] ?? place;
  const offices = settings.offices.map((office) => ({
    ...office,
    city: nameOf(office.city),
    country: nameOf(office.country),
  }));
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const places = offices.map(({ city, country }) => `${city}, ${country}`);
  return {
    offices,
    /** For example "London and Beirut". */
    cities: list.format(offices.map(({ city }) => city)),
    /** For example "London, UK and Beirut, Lebanon". Semicolons separate three or more places. */
    citiesWithCountries: places.length > 2 ? places.join('; ') : list.format(places),
  };
}
