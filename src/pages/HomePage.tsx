import { Skyline } from '../brand/illustrations/skyline/Skyline.tsx';
import { Page } from '../components/Page.tsx';
import type { HomeContent } from '../content/home.ts';
import { settings } from '../content/settings.ts';
import { Contact } from '../sections/Contact/Contact.tsx';
import { DigitalMarketing } from '../sections/DigitalMarketing/DigitalMarketing.tsx';
import { Footer } from '../sections/Footer/Footer.tsx';
import { Hero } from '../sections/Hero/Hero.tsx';
import { Navigation } from '../sections/Navigation/Navigation.tsx';
import { Portfolio } from '../sections/Portfolio/Portfolio.tsx';
import { Services } from '../sections/Services/Services.tsx';
import { Testimonials } from '../sections/Testimonials/Testimonials.tsx';

const { offices } = settings;

interface HomePageProps {
  content: HomeContent;
  /** Whether the menu in a narrow bar is initially open. */
  menuOpen?: boolean;
  /** Sunset progress, from 0 to 1. By default, it follows the scroll position. */
  sunset?: number;
}

/** The home page, with its sections in order. */
export function HomePage({ content, sunset, ...bar }: HomePageProps) {
  return (
    <Page
      frame={content.frame}
      header={<Navigation content={content.navigation} background="hero" {...bar} />}
      footer={
        <Footer content={content.footer} backdrop={<Skyline offices={offices} scene="footer" />} />
      }
    >
      <Hero content={content.hero} backdrop={<Skyline offices={offices} />} sunset={sunset} />
      <Services content={content.services} />
      <Portfolio content={content.portfolio} />
      <DigitalMarketing content={content.digitalMarketing} />
      <Testimonials content={content.testimonials} />
      <Contact content={content.contact} />
    </Page>
  );
}
