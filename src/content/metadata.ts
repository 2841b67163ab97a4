import type { Graph } from 'schema-dts';
import type { LanguageLink } from './links.ts';

/** Data of a page for search engines, chats and browsers. */
export interface PageMetadata {
  title: string;
  description: string;
  structuredData?: Graph;
  /** Alternative text of the preview image. */
  imageAlt?: string;
  /** Links to the same page in each language, and for all other languages (`x-default`). */
  alternates?: LanguageLink[];
}

/** Data that the content of every page has. */
export interface PageContent {
  metadata: PageMetadata;
}
