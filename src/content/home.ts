import { createContact, type ContactContent, type ContactTexts } from './contact.ts';
import {
  createDigitalMarketing,
  type DigitalMarketingContent,
  type DigitalMarketingTexts,
} from './digitalMarketing.ts';
import { createFooter, type FooterContent, type FooterTexts } from './footer.ts';
import { createFrame, type FrameContent, type FrameTexts } from './frame.ts';
import { createHero, type HeroContent, type HeroTexts } from './hero.ts';
import type { BookAbout } from './links.ts';
import type { Locale } from './locale.ts';
import type { PageContent } from './metadata.ts';
import { createNavigation, type NavigationContent, type NavigationTexts } from './navigation.ts';
import { createPortfolio, type PortfolioContent, type PortfolioTexts } from './portfolio.ts';
import { createServices, type ServicesContent, type ServicesTexts } from './services.ts';
import { settings, type Office } from './settings.ts';
import { describeAgency } from './structuredData.ts';
import {
  createTestimonials,
  type TestimonialsContent,
  type TestimonialsTexts,
} from './testimonials.ts';

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

/** Texts of the sections whose content is more than texts. */
interface Texts {
  frame: FrameTexts;
  navigation: NavigationTexts;
  hero: HeroTexts;
  services: ServicesTexts;
  portfolio: PortfolioTexts;
  digitalMarketing: DigitalMarketingTexts;
  testimonials: TestimonialsTexts;
  contact: ContactTexts;
  footer: FooterTexts;
}

/** Texts and settings in a locale's `home.ts`. */
type HomeTexts = Texts &
  Omit<HomeContent, keyof Texts | 'metadata'> & {
    locale: Locale;
    offices: Office[];
    bookAbout: BookAbout;
    /** Description of the page, for search engines. */
    description: string;
  };

/** Returns the content of the home page in a language. */
export function createHome({
  locale,
  offices,
  bookAbout,
  description,
  ...texts
}: HomeTexts): HomeContent {
  const { projects } = texts.portfolio;
  const hero = createHero(texts.hero, offices);
  return {
    ...texts,
    metadata: {
      title: `${settings.brandName}: ${hero.offer}`,
      description,
      structuredData: describeAgency(locale, description, texts.services.items),
    },
    frame: createFrame(texts.frame),
    navigation: createNavigation(texts.navigation, texts.contact.form.heading),
    hero,
    services: createServices(texts.services, projects),
    portfolio: createPortfolio(texts.portfolio, bookAbout),
    digitalMarketing: createDigitalMarketing(texts.digitalMarketing, locale),
    testimonials: createTestimonials(texts.testimonials, projects),
    contact: createContact(texts.contact, offices, locale),
    footer: createFooter(texts.footer, texts.services.items, locale),
  };
}
