import type { Graph } from 'schema-dts';
import type { LanguageLink } from './links.ts';

/** Page data for search engines, chat apps and browsers. */
export interface PageMetadata {
  title: string;
  description: string;
  structuredData?: Graph;
  /** Alternative text of the preview image. */
  imageAlt?: string;
  /** Links to the same page in each language, and a link for all other languages (`x-default`). */
  alternates?: LanguageLink[];
}

/** Content that every page has. */
export interface PageContent {
  metadata: PageMetadata;
}
