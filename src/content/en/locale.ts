import { createLocale } from '../locale.ts';

export const locale = createLocale({
  name: 'en',
  language: 'en-GB',
  label: 'English',
  direction: 'ltr',
});
