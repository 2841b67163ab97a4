import type { Graph } from 'schema-dts';

/** How search engines, chats and browsers know a page. */
export interface PageMetadata {
  title: string;
  description: string;
  structuredData?: Graph;
}

/** What every page's content has beside its own words. */
export interface PageContent {
  metadata: PageMetadata;
}
