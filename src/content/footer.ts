import { browseTemplates, toAnchor } from './links.ts';
import { settings } from './settings.ts';

export interface LinkListContent {
  heading: string;
  /** Without an address an entry leads nowhere yet. */
  items: { label: string; href?: string; external?: boolean }[];
}

export interface FooterContent {
  brandName: string;
  tagline: string;
  /** Placeholders: they have a name and lead nowhere yet. */
  social: { short: string; name: string }[];
  services: LinkListContent;
  company: LinkListContent;
  copyright: string;
}

export const footer: FooterContent = {
  brandName: settings.brandName,
  tagline: 'Empowering businesses with technology, from London and Beirut.',
  social: [
    { short: 'Li', name: 'LinkedIn' },
    { short: 'Tw', name: 'Twitter' },
    { short: 'Fb', name: 'Facebook' },
  ],
  services: {
    heading: 'Services',
    items: ['Mobile Apps', 'Web Applications', 'CRM Systems', 'AI Solutions'].map((label) => ({
      label,
      href: toAnchor('services'),
    })),
  },
  company: {
    heading: 'Company',
    items: [
      { label: 'About Us' },
      { label: 'Careers' },
      { label: 'Blog' },
      { label: 'Contact', href: toAnchor('contact') },
      { ...browseTemplates, external: true },
    ],
  },
  copyright: `© 2025 ${settings.brandName}. All rights reserved.`,
};
