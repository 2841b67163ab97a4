import type { HeroTexts } from '../hero.ts';
import { toSection } from '../links.ts';
import { sectionIds } from '../sectionIds.ts';
import { bookAbout } from './links.ts';
import { featuredApp, portfolio } from './portfolio.ts';
import { firstCall, plan } from './promises.ts';

export const hero: HeroTexts = {
  heading: {
    offer: ['AI-Powered Apps,', 'CRMs & Websites,'],
    purpose: ['built to scale', 'a business.'],
  },
  tagline:
    'Modern digital solutions for startups and enterprises, built for performance, speed and growth.',
  actions: [
    bookAbout(sectionIds.hero),
    { label: 'View Our Work', href: toSection(sectionIds.portfolio) },
  ],
  proof: portfolio.stat,
  expectation: `A ${firstCall.name}, then a ${plan.name}: ${plan.contents}.`,
  devices: {
    board: {
      heading: 'Leads',
      note: 'Today',
      rows: [
        { name: 'Cedar House Hotel', stage: 'Won' },
        { name: 'Northgate Motors', stage: 'Demo' },
        { name: 'Haddad Logistics', stage: 'Call' },
      ],
    },
    phone: { ...featuredApp, earlierHeadings: ['6 min away', '5 min away'] },
    chat: {
      name: 'Assistant',
      question: 'A table for six tonight?',
      answer: 'Yes, at 20:30 by the window.',
      actions: ['Book it', 'Later'],
    },
  },
};
