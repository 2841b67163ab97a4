import { settings } from '../settings.ts';
import { locale } from './locale.ts';

const list = new Intl.ListFormat(locale.language, { type: 'conjunction' });

/** For example "London and Beirut". */
export const cities = list.format(settings.offices.map(({ city }) => city));

const places = settings.offices.map(({ city, country }) => `${city}, ${country}`);

/** For example "London, UK and Beirut, Lebanon". Semicolons separate three or more places. */
export const citiesWithCountries = places.length > 2 ? places.join('; ') : list.format(places);
