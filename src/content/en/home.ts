import { createHome } from '../home.ts';
import { contact } from './contact.ts';
import { pluralise } from './counts.ts';
import { digitalMarketing } from './digitalMarketing.ts';
import { footer } from './footer.ts';
import { frame } from './frame.ts';
import { hero } from './hero.ts';
import { bookAbout } from './links.ts';
import { locale } from './locale.ts';
import { navigation } from './navigation.ts';
import { cities, offices } from './offices.ts';
import { portfolio } from './portfolio.ts';
import { services } from './services.ts';
import { testimonials } from './testimonials.ts';

const label = pluralise(offices.length, { one: 'Office', other: 'Offices' });

/** All content of the home page, by section. */
export const home = createHome({
  locale,
  offices,
  bookAbout,
  description: `${hero.tagline} ${label} in ${cities}.`,
  frame,
  navigation,
  hero,
  services,
  portfolio,
  digitalMarketing,
  testimonials,
  contact,
  footer,
});
