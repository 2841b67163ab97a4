import { frame } from './frame.ts';
import { anchors, browseTemplates, homeHref, toAnchor, type LinkContent } from './links.ts';
import { cities } from './offices.ts';
import { services } from './services.ts';
import { settings } from './settings.ts';
import { textPageLinks } from './textPages.ts';

export interface LinkListContent {
  heading: string;
  /** Without an address an entry leads nowhere yet. */
  items: { label: string; href?: string; external?: boolean }[];
}

export interface FooterContent {
  brandName: string;
  /** Where the brand's name leads. */
  brandHref: string;
  tagline: string;
  /** Without an address an entry leads nowhere yet. */
  social: { label: string; shortLabel: string; href?: string }[];
  services: LinkListContent;
  company: LinkListContent;
  copyright: string;
  /** Cities of the offices, for the drawing. */
  cities: string[];
  /** Links to the pages of text. */
  pages: LinkContent[];
}

/** A name such as "Example Inc." has its full stop. */
const owner = `© ${settings.copyrightYear} ${settings.brandName}`.replace(/\.?$/, '.');

export const footer: FooterContent = {
  brandName: settings.brandName,
  brandHref: homeHref,
  tagline: `Empowering businesses with technology, from ${cities}.`,
  social: [
    { label: 'Li (LinkedIn)', shortLabel: 'Li' },
    { label: 'Tw (Twitter)', shortLabel: 'Tw' },
    { label: 'Fb (Facebook)', shortLabel: 'Fb' },
  ],
  services: {
    heading: 'Services',
    items: services.items
      .flatMap(({ shortTitle }) => shortTitle ?? [])
      .map((label) => ({ label, href: toAnchor(anchors.services) })),
  },
  company: {
    heading: 'Company',
    items: [
      { label: 'About Us' },
      { label: 'Careers' },
      { label: 'Blog' },
      { label: 'Contact', href: toAnchor(anchors.contact) },
      { ...browseTemplates, external: true },
    ],
  },
  copyright: `${owner} All rights reserved.`,
  cities: frame.cities,
  pages: textPageLinks,
};
