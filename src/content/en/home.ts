import type { HomeContent } from '../home.ts';
import { settings } from '../settings.ts';
import { describeAgency } from '../structuredData.ts';
import { contact } from './contact.ts';
import { pluralise } from './counts.ts';
import { digitalMarketing } from './digitalMarketing.ts';
import { footer } from './footer.ts';
import { frame } from './frame.ts';
import { hero, offer } from './hero.ts';
import { locale } from './locale.ts';
import { navigation } from './navigation.ts';
import { cities } from './offices.ts';
import { portfolio } from './portfolio.ts';
import { services } from './services.ts';
import { testimonials } from './testimonials.ts';

const offices = pluralise(settings.offices.length, { one: 'Office', other: 'Offices' });
const description = `${hero.tagline} ${offices} in ${cities}.`;

/** All text for the home page, by section. */
export const home: HomeContent = {
  metadata: {
    title: `${settings.brandName}: ${offer}`,
    description,
    structuredData: describeAgency(locale, description, services.items),
  },
  frame,
  navigation,
  hero,
  services,
  portfolio,
  digitalMarketing,
  testimonials,
  contact,
  footer,
};
