import type { ContactContent } from './contact.ts';
import type { DigitalMarketingContent } from './digitalMarketing.ts';
import type { FooterContent } from './footer.ts';
import type { FrameContent } from './frame.ts';
import type { HeroContent } from './hero.ts';
import type { PageContent } from './metadata.ts';
import type { NavigationContent } from './navigation.ts';
import type { PortfolioContent } from './portfolio.ts';
import type { ServicesContent } from './services.ts';
import type { TestimonialsContent } from './testimonials.ts';

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
