import { expect, test } from 'vitest';
import { listOffices } from '../../../src/content/offices.ts';
import { settings } from '../../../src/content/settings.ts';

const locale = { language: 'de' };
const office = { countryCode: 'GB', timeZone: 'Europe/London' };

test('listOffices translates cities and countries that have a name in the language', () => {
  const offices = [
    { ...office, city: 'London', country: 'UK' },
    { ...office, city: 'Leeds', country: 'UK' },
  ];
  Object.assign(settings, { offices });
  expect(listOffices(locale, { UK: 'Großbritannien', Leeds: 'Lieds' })).toEqual({
    offices: [
      { ...office, city: 'London', country: 'Großbritannien' },
      { ...office, city: 'Lieds', country: 'Großbritannien' },
    ],
    cities: 'London und Lieds',
    citiesWithCountries: 'London, Großbritannien und Lieds, Großbritannien',
  });
});
