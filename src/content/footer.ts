import { logo, type LogoContent } from './brand.ts';
import { contactFormHref, toSection, type LanguageLink, type LinkContent } from './links.ts';
import type { Locale } from './locale.ts';
import { sectionIds } from './sectionIds.ts';
import type { Service } from './services.ts';
import { settings } from './settings.ts';
import { textPageLinks } from './textPages.ts';

export interface LinkListContent {
  heading: string;
  /** An entry without an `href` is a disabled link. */
  items: { label: string; href?: string; external?: boolean }[];
}

/** Text before and after the answer time, and the hours until the agency answers. */
export interface AnswerContent {
  before: string;
  after: string;
  hours: number;
}

export interface FooterContent {
  brandName: string;
  brandLogo?: LogoContent;
  tagline: string;
  /** Link to the contact form, at the start of the line with the answer time. */
  write: LinkContent;
  answer: AnswerContent;
  /** An entry without an `href` is a disabled link. */
  social: { label: string; shortLabel: string; href?: string }[];
  services: LinkListContent;
  company: LinkListContent;
  copyright: string;
  pages: LinkContent[];
  /** Links to the page in other languages. `routes.tsx` adds them. */
  languages?: LanguageLink[];
}

/** The owner of the copyright, with one full stop, even after a name such as "Example Inc." */
export const copyrightOwner = `© ${settings.copyrightYear} ${settings.brandName}`.replace(
  /\.?$/,
  '.',
);

export interface FooterTexts extends Pick<
  FooterContent,
  'tagline' | 'answer' | 'social' | 'company' | 'copyright'
> {
  /** Label of the link to the contact form. */
  write: string;
  services: Pick<LinkListContent, 'heading'>;
}

/** Adds the brand, and links to services with a short title and to text pages. */
export function createFooter(
  texts: FooterTexts,
  services: Pick<Service, 'shortTitle'>[],
  locale: Locale,
): FooterContent {
  const href = toSection(sectionIds.services);
  return {
    ...texts,
    brandName: settings.brandName,
    brandLogo: logo,
    write: { label: texts.write, href: contactFormHref },
    services: {
      ...texts.services,
      items: services.flatMap(({ shortTitle }) => (shortTitle ? { label: shortTitle, href } : [])),
    },
    pages: textPageLinks(locale),
  };
}
