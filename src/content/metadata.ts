import type { Graph } from 'schema-dts';
import type { LanguageLink } from './links.ts';

/** Data of a page for search engines, chats and browsers. */
export interface PageMetadata {
  title: string;
  description: string;
  structuredData?: Graph;
  /** Describes the image of the site. */
  imageAlt?: string;
  /** The same page in each language, and for any other language (`x-default`). */
  alternates?: LanguageLink[];
}

/** Data that the content of every page has. */
export interface PageContent {
  metadata: PageMetadata;
}
