import type { LogoContent } from './brand.ts';
import type { LanguageLink, LinkContent } from './links.ts';

export interface LinkListContent {
  heading: string;
  /** An entry without an `href` is a disabled link. */
  items: { label: string; href?: string; external?: boolean }[];
}

export interface FooterContent {
  brandName: string;
  brandLogo?: LogoContent;
  tagline: string;
  /** Text before and after the answer time, and the hours until the agency answers. */
  answer: { before: string; after: string; hours: number };
  /** An entry without an `href` is a disabled link. */
  social: { label: string; shortLabel: string; href?: string }[];
  services: LinkListContent;
  company: LinkListContent;
  copyright: string;
  pages: LinkContent[];
  /** Links to the page in other languages. `routes.tsx` adds them. */
  languages?: LanguageLink[];
}
