import { contact } from './contact.ts';
import { digitalMarketing } from './digitalMarketing.ts';
import { footer } from './footer.ts';
import { hero } from './hero.ts';
import { navigation } from './navigation.ts';
import { homeMetadata } from './pages.ts';
import { portfolio } from './portfolio.ts';
import { services } from './services.ts';
import { testimonials } from './testimonials.ts';

/** Every word of the home page, section by section. */
export const home = {
  metadata: homeMetadata,
  navigation,
  hero,
  services,
  portfolio,
  digitalMarketing,
  testimonials,
  contact,
  footer,
};
