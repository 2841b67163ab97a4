import { contact, type ContactContent } from './contact.ts';
import { pluralise } from './counts.ts';
import { digitalMarketing, type DigitalMarketingContent } from './digitalMarketing.ts';
import { footer, type FooterContent } from './footer.ts';
import { frame, type FrameContent } from './frame.ts';
import { hero, offer, type HeroContent } from './hero.ts';
import { locale } from './locale.ts';
import type { PageContent } from './metadata.ts';
import { navigation, type NavigationContent } from './navigation.ts';
import { cities } from './offices.ts';
import { portfolio, type PortfolioContent } from './portfolio.ts';
import { services, type ServicesContent } from './services.ts';
import { settings } from './settings.ts';
import { describeAgency } from './structuredData.ts';
import { testimonials, type TestimonialsContent } from './testimonials.ts';

export interface HomeContent extends PageContent {
  frame: FrameContent;
  navigation: NavigationContent;
  hero: HeroContent;
  services: ServicesContent;
  portfolio: PortfolioContent;
  digitalMarketing: DigitalMarketingContent;
  testimonials: TestimonialsContent;
  contact: ContactContent;
  footer: FooterContent;
}

const offices = pluralise(settings.offices.length, 'Office', 'Offices');
const description = `${hero.tagline} ${offices} in ${cities}.`;

/** Every word of the home page, section by section. */
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
