import { Page } from '../components/Page.tsx';
import { TargetNotices } from '../components/TargetNotices.tsx';
import { home } from '../content/home.ts';
import { Contact } from '../sections/Contact/Contact.tsx';
import { DigitalMarketing } from '../sections/DigitalMarketing/DigitalMarketing.tsx';
import { Footer } from '../sections/Footer/Footer.tsx';
import { Hero } from '../sections/Hero/Hero.tsx';
import { Navigation } from '../sections/Navigation/Navigation.tsx';
import { Portfolio } from '../sections/Portfolio/Portfolio.tsx';
import { Services } from '../sections/Services/Services.tsx';
import { Testimonials } from '../sections/Testimonials/Testimonials.tsx';

/** The one page: the order of its sections, and how it is known to others. */
export function HomePage() {
  return (
    <Page
      metadata={home.metadata}
      header={<Navigation content={home.navigation} />}
      footer={<Footer content={home.footer} />}
    >
      <Hero content={home.hero} />
      <Services content={home.services} />
      <Portfolio content={home.portfolio} />
      <DigitalMarketing content={home.digitalMarketing} />
      <Testimonials content={home.testimonials} />
      <Contact content={home.contact} />
      <TargetNotices />
    </Page>
  );
}
