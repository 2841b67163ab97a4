import { capitalise } from '../counts.ts';
import type { ServiceEntry, ServicesTexts } from '../services.ts';
import { countInWords, pluralise } from './counts.ts';
import type { ProjectName } from './portfolio.ts';

const items: ServiceEntry<ProjectName>[] = [
  {
    drawing: { kind: 'mobile', texts: { heading: 'Cedar House', action: 'Book a room' } },
    title: 'No-Code Mobile App Development',
    shortTitle: 'Mobile Apps',
    description: 'Your app, built in days, not months, with screens that your team can change.',
    features: [
      'iOS and Android from one build',
      'Payments, maps and notifications',
      'We submit it to both stores',
    ],
    project: 'Stillwater',
    gradient: 'dusk',
  },
  {
    drawing: {
      kind: 'web',
      texts: { name: 'Cedar House', action: 'Install', note: 'Under 1 MB' },
    },
    title: 'Progressive Web Applications',
    shortTitle: 'Web Applications',
    description: 'Customers keep your progressive web app (PWA) and use it offline.',
    features: ['Sends push notifications', 'No app store needed', 'Updates without a download'],
    project: 'Chalkline',
  },
  {
    drawing: {
      kind: 'crm',
      texts: {
        stages: [
          {
            name: 'New',
            deals: [
              { name: 'Fern Yoga', value: '$2,400' },
              { name: 'Bay Dental', value: '$980' },
            ],
          },
          { name: 'Quoted', deals: [{ name: 'Mill Bakery', value: '$6,150' }] },
          {
            name: 'Won',
            deals: [{ name: 'Orchard', value: '$3,200' }],
          },
        ],
        moving: { name: 'Pier Cafe', value: '$1,740' },
      },
    },
    title: 'CRM Systems for Teams & Agencies',
    shortTitle: 'CRM Systems',
    description: 'Customer relationship management (CRM) that shows whom to call next.',
    features: ['Follow-ups sent on time', 'A portal for each client', 'Reports on one page'],
    project: 'Convoy',
  },
  {
    drawing: {
      kind: 'site',
      texts: { headline: ['A room by', 'the sea.'], action: 'Book a room', score: 'Speed' },
    },
    title: 'Business Website Creation',
    description: 'A first screen that says what you do, and an enquiry form one tap away.',
    features: ['Design, words and build', 'Your team can edit it', 'Speed measured before launch'],
    project: 'Two Keys',
  },
  {
    drawing: {
      kind: 'ai',
      texts: { inputs: ['Question', 'Invoice'], outcomes: ['Answered', 'Filed'] },
    },
    title: 'AI System Integration & Automation',
    shortTitle: 'AI Solutions',
    description: 'Assistants that answer, sort and draft, wired into the tools you pay for today.',
    features: [
      'Answers customers at any hour',
      'Reads and files your documents',
      'A person approves what matters',
    ],
    project: 'Replywell',
  },
];

const things = pluralise(items.length, { one: 'thing', other: 'things' });

export const services: ServicesTexts<ProjectName> = {
  eyebrow: 'Services',
  heading: `${capitalise(countInWords(items.length))} ${things} we build. One team that stays.`,
  lead: 'The people who design your product also build it, and answer the phone once it is live.',
  projectLabel: (project) => `See ${project}`,
  items,
};
