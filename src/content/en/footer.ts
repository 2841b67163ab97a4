import { logo } from '../brand.ts';
import { copyrightOwner, linkServices, type FooterContent } from '../footer.ts';
import { toSection } from '../links.ts';
import { sectionIds } from '../sectionIds.ts';
import { settings } from '../settings.ts';
import { textPageLinks } from '../textPages.ts';
import { browseTemplates } from './links.ts';
import { locale } from './locale.ts';
import { cities } from './offices.ts';
import { replyHours } from './promises.ts';
import { services } from './services.ts';

export const footer: FooterContent = {
  brandName: settings.brandName,
  brandLogo: logo,
  tagline: `Empowering businesses with technology, from ${cities}.`,
  answer: { before: 'Write now for an answer by', after: '.', hours: replyHours },
  social: [
    { label: 'Li (LinkedIn)', shortLabel: 'Li' },
    { label: 'Tw (Twitter)', shortLabel: 'Tw' },
    { label: 'Fb (Facebook)', shortLabel: 'Fb' },
  ],
  services: {
    heading: 'Services',
    items: linkServices(services.items),
  },
  company: {
    heading: 'Company',
    items: [
      { label: 'About Us' },
      { label: 'Careers' },
      { label: 'Blog' },
      { label: 'Contact', href: toSection(sectionIds.contact) },
      { ...browseTemplates, external: true },
    ],
  },
  copyright: `${copyrightOwner} All rights reserved.`,
  pages: textPageLinks(locale),
};
