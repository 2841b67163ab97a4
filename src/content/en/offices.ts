import { listOffices } from '../offices.ts';
import { locale } from './locale.ts';

export const { cities, citiesWithCountries } = listOffices(locale);
