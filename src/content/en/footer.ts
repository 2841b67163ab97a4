import { logo } from '../brand.ts';
import type { FooterContent } from '../footer.ts';
import { toSection } from '../links.ts';
import { sectionIds } from '../sectionIds.ts';
import { settings } from '../settings.ts';
import { textPageLinks } from '../textPages.ts';
import { browseTemplates } from './links.ts';
import { locale } from './locale.ts';
import { cities } from './offices.ts';
import { replyHours } from './promises.ts';
import { services } from './services.ts';

/** The copyright ends with one full stop, even after a brand name such as "Example Inc." */
const owner = `© ${settings.copyrightYear} ${settings.brandName}`.replace(/\.?$/, '.');

export const footer: FooterContent = {
  brandName: settings.brandName,
  brandLogo: logo,
  tagline: `Empowering businesses with technology, from ${cities}.`,
  answer: { before: 'Write now, and you have an answer by', after: '.', hours: replyHours },
  social: [
    { label: 'Li (LinkedIn)', shortLabel: 'Li' },
    { label: 'Tw (Twitter)', shortLabel: 'Tw' },
    { label: 'Fb (Facebook)', shortLabel: 'Fb' },
  ],
  services: {
    heading: 'Services',
    items: services.items
      .flatMap(({ shortTitle }) => shortTitle ?? [])
      .map((label) => ({ label, href: toSection(sectionIds.services) })),
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
  copyright: `${owner} All rights reserved.`,
  pages: textPageLinks(locale),
};
