import { listOffices } from '../offices.ts';
import { locale } from './locale.ts';

export const { offices, cities, citiesWithCountries } = listOffices(locale);
