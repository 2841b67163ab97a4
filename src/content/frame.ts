import { bookConsultation, browseTemplates } from './links.ts';
import { citiesWithCountries } from './offices.ts';
import { settings } from './settings.ts';

/** The texts of the frame around every page. */
export interface FrameContent {
  /** Cities of the offices, for the drawings. */
  cities: string[];
  skipLink: string;
  /** Describes each link that leaves the site, to those who listen to the page. */
  opensInNewTab: string;
  /** The head of a printed page. */
  letterhead: { brandName: string; lines: string[] };
}

export const frame: FrameContent = {
  cities: settings.offices.map(({ city }) => city),
  skipLink: 'Skip to content',
  opensInNewTab: 'Opens in a new tab',
  letterhead: {
    brandName: settings.brandName,
    lines: [
      settings.email,
      settings.phone,
      citiesWithCountries,
      settings.siteUrl,
      ...[bookConsultation, browseTemplates].map(({ label, href }) => `${label}: ${href}`),
    ],
  },
};
