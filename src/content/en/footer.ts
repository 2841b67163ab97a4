import { copyrightOwner, type FooterTexts } from '../footer.ts';
import { toSection } from '../links.ts';
import { sectionIds } from '../sectionIds.ts';
import { browseTemplates } from './links.ts';
import { cities } from './offices.ts';
import { replyHours } from './promises.ts';

export const footer: FooterTexts = {
  tagline: `Empowering businesses with technology, from ${cities}.`,
  write: 'Write now',
  answer: { before: 'for an answer by', after: '.', hours: replyHours },
  social: [
    { label: 'Li (LinkedIn)', shortLabel: 'Li' },
    { label: 'Tw (Twitter)', shortLabel: 'Tw' },
    { label: 'Fb (Facebook)', shortLabel: 'Fb' },
  ],
  services: { heading: 'Services' },
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
};
