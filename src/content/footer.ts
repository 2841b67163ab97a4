import type { LogoContent } from './brand.ts';
import { toSection, type LanguageLink, type LinkContent } from './links.ts';
import { sectionIds } from './sectionIds.ts';
import type { Service } from './services.ts';
import { settings } from './settings.ts';

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

/** Links to the section of services, one for each service with a short title. */
export function linkServices(services: Service[]): LinkListContent['items'] {
  const href = toSection(sectionIds.services);
  return services.flatMap(({ shortTitle }) => (shortTitle ? { label: shortTitle, href } : []));
}
