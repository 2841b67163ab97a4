import type { ComponentType } from 'react';
import { footer } from '../content/en/footer.ts';
import { frame } from '../content/en/frame.ts';
import { home } from '../content/en/home.ts';
import { notFound } from '../content/en/messagePages.ts';
import type { PageContent } from '../content/metadata.ts';
import { navigation } from '../content/en/navigation.ts';
import { textPages } from '../content/textPages.ts';
import { HomePage } from '../pages/HomePage.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { TextPage } from '../pages/TextPage.tsx';

/** One page of the site: its address, its content and its component. */
export interface SiteRoute<Content extends PageContent = PageContent> {
  /** An address without a slash at its end; `*` answers every other one. */
  path: string;
  Page: ComponentType<{ content: Content }>;
  content: Content;
  /** The HTTP status. What is not 200 stays out of the sitemap and of search. */
  status: number;
}

function route<Content extends PageContent>(
  path: string,
  Page: ComponentType<{ content: Content }>,
  content: Content,
  status = 200,
): SiteRoute {
  return { path, Page, content, status } as unknown as SiteRoute;
}

/**
 * Every page of the site (specification, section 2). The files of the build, the sitemap, the
 * metadata, the development server and the tests of every page are made from this table.
 */
export const routes: SiteRoute[] = [
  route('/', HomePage, home),
  ...textPages.map(({ path, content }) =>
    route(path, TextPage, { ...content, frame, navigation, footer }),
  ),
  route('*', NotFoundPage, notFound, 404),
];
