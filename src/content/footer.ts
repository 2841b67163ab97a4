import type { LogoContent } from './brand.ts';
import type { LanguageLink, LinkContent } from './links.ts';

export interface LinkListContent {
  heading: string;
  /** Without an address an entry leads nowhere yet. */
  items: { label: string; href?: string; external?: boolean }[];
}

export interface FooterContent {
  brandName: string;
  brandLogo?: LogoContent;
  /** Where the brand's name leads. */
  brandHref: string;
  tagline: string;
  /** By when a message that is sent now has its answer: the texts before and after the time. */
  answer: { before: string; after: string; hours: number };
  /** Without an address an entry leads nowhere yet. */
  social: { label: string; shortLabel: string; href?: string }[];
  services: LinkListContent;
  company: LinkListContent;
  copyright: string;
  /** Cities of the offices, for the drawing. */
  cities: string[];
  /** Links to the pages of text. */
  pages: LinkContent[];
  /** The page in the other languages. The routes add them. */
  languages?: LanguageLink[];
}
