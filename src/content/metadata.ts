import type { Graph } from 'schema-dts';
import type { LanguageLink } from './links.ts';

/** How search engines, chats and browsers know a page. */
export interface PageMetadata {
  title: string;
  description: string;
  structuredData?: Graph;
  /** Describes the image of the site. */
  imageAlt?: string;
  /** The same page in each language, and for any other language (`x-default`). */
  alternates?: LanguageLink[];
}

/** What every page's content has beside its own words. */
export interface PageContent {
  metadata: PageMetadata;
}
