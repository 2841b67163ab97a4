import { logo } from '../brand.ts';
import type { FrameContent } from '../frame.ts';
import { settings } from '../settings.ts';
import { bookConsultation, browseTemplates } from './links.ts';
import { citiesWithCountries } from './offices.ts';

export const frame: FrameContent = {
  skipLink: 'Skip to content',
  opensInNewTab: 'Opens in a new tab',
  letterhead: {
    brandName: settings.brandName,
    brandLogo: logo,
    lines: [
      settings.email,
      settings.phone,
      citiesWithCountries,
      settings.siteUrl,
      ...[bookConsultation, browseTemplates].map(({ label, href }) => `${label}: ${href}`),
    ],
  },
};
