import type { FrameTexts } from '../frame.ts';
import { bookConsultation, browseTemplates } from './links.ts';
import { citiesWithCountries } from './offices.ts';

export const frame: FrameTexts = {
  skipLink: 'Skip to content',
  opensInNewTab: 'Opens in a new tab',
  letterhead: { places: citiesWithCountries, links: [bookConsultation, browseTemplates] },
};
