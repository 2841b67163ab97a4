import type { ComponentType } from 'react';
import type { HomeContent } from '../content/home.ts';
import type { LanguageLink } from '../content/links.ts';
import type { Locale, LocaleContent } from '../content/locale.ts';
import { locales } from '../content/locales.ts';
import type { PageContent } from '../content/metadata.ts';
import { textPagesOf } from '../content/textPages.ts';
import { HomePage } from '../pages/HomePage.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { TextPage } from '../pages/TextPage.tsx';

/** One page of the site, with its path, content and component. */
export interface SiteRoute<Content extends PageContent = PageContent> {
  locale: Locale;
  /** Path of the page. `*` matches every path that has no page of its own. */
  path: string;
  Page: ComponentType<{ content: Content }>;
  content: Content;
  /** HTTP status. Only pages with status 200 appear in the sitemap and in search engines. */
  status: number;
}

function route<Content extends PageContent>(
  locale: Locale,
  path: string,
  Page: ComponentType<{ content: Content }>,
  content: Content,
  status = 200,
): SiteRoute {
  return { locale, path, Page, content, status } as unknown as SiteRoute;
}

const hasPage = (locale: Locale, path: string) =>
  path === '/' || textPagesOf(locale).some((page) => page.path === path);

function linkIn(locale: Locale, path: string): LanguageLink {
  const { label, language, pathPrefix, homeHref } = locale;
  return { label, language, href: path === '/' ? homeHref : pathPrefix + path };
}

/**
 * Adds links to the same page in all other languages. If a language does not have this page, the
 * link leads to the home page in that language.
 */
function withLanguages<Content extends PageContent & Pick<HomeContent, 'footer'>>(
  { locale, home }: LocaleContent,
  path: string,
  content: Content,
): Content {
  const all = locales.map(({ locale }) => locale);
  const same = all.filter((one) => hasPage(one, path)).map((one) => linkIn(one, path));
  const languages = all
    .filter((other) => other !== locale)
    .map((other) => linkIn(other, hasPage(other, path) ? path : '/'));
  const standard = same.slice(0, 1).map((link) => ({ ...link, language: 'x-default' }));
  const alternates = same.length > 1 ? [...same, ...standard] : [];
  const metadata = { ...content.metadata, imageAlt: home.metadata.title, alternates };
  return { ...content, metadata, footer: { ...content.footer, languages } };
}

function routesIn(language: LocaleContent): SiteRoute[] {
  const { locale, home } = language;
  const { frame, navigation, footer } = home;
  const around = { homeHref: locale.homeHref, frame, navigation, footer };
  return [
    route(locale, locale.homeHref, HomePage, withLanguages(language, '/', home)),
    ...textPagesOf(locale).map(({ path, content }) => {
      const page = withLanguages(language, path, { ...content, ...around });
      return route(locale, locale.pathPrefix + path, TextPage, page);
    }),
  ];
}

const [{ locale, notFound }] = locales;

/**
 * Every page (PAGE-1 and PAGE-2) except `ErrorPage`. The build, the development server and the
 * tests read this table.
 */
export const routes: SiteRoute[] = [
  ...locales.flatMap(routesIn),
  route(locale, '*', NotFoundPage, notFound, 404),
];
