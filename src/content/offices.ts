import { locale } from './locale.ts';
import { settings } from './settings.ts';

const list = new Intl.ListFormat(locale.language, { type: 'conjunction' });

/** "London and Beirut" */
export const cities = list.format(settings.offices.map(({ city }) => city));

/** "London, UK and Beirut, Lebanon" */
export const citiesWithCountries = list.format(
  settings.offices.map(({ city, country }) => `${city}, ${country}`),
);
