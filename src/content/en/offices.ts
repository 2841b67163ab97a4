import { settings } from '../settings.ts';
import { locale } from './locale.ts';

const list = new Intl.ListFormat(locale.language, { type: 'conjunction' });

/** "London and Beirut" */
export const cities = list.format(settings.offices.map(({ city }) => city));

const places = settings.offices.map(({ city, country }) => `${city}, ${country}`);

/** "London, UK and Beirut, Lebanon". Between three or more, a comma would not tell them apart. */
export const citiesWithCountries = places.length > 2 ? places.join('; ') : list.format(places);
