import { STATUS_CODES } from 'node:http';
import type { EmotionCache } from '@emotion/cache';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
  useRouteError,
} from 'react-router-dom';
import { fonts } from '../theme/index.ts';
import { AppProviders, createStyleCache, getSiteTheme } from './app/AppProviders.tsx';
import { Document } from './app/Document.tsx';
import { routes, type SiteRoute } from './app/routes.tsx';
import { createSiteFiles } from './app/siteFiles.ts';
import { styleBreaks } from './app/styleBreaks.ts';
import { locale } from './content/locale.ts';
import { applicationError } from './content/messagePages.ts';
import { settings } from './content/settings.ts';
import { ErrorPage } from './pages/ErrorPage.tsx';

/** A page as it is served: its markup, and the styles that it uses and no others. */
export interface RenderedPage {
  status: number;
  html: string;
  /** In parts, in the order in which they are needed. */
  styles: string[];
}

/** Every page's fonts. */
export const fontUrls = fonts.map(({ url }) => url);

/** A language's pages. A second language is a second one of these. */
export const site = { locale, routes };
export type Site = typeof site;

/** The screens for failures that no route of ours has seen: the server's own. */
const failures = [400, 405, 500];

const isFound = ({ status }: SiteRoute) => status === 200;
const toPath = ({ pathPrefix }: Site['locale'], { path }: SiteRoute) =>
  path === '*' ? `${pathPrefix}/*` : pathPrefix + path;

export const siteFiles = createSiteFiles(
  getSiteTheme(),
  routes.filter(isFound).map((route) => settings.siteUrl + toPath(locale, route)),
);

/** What a visitor may know of a routing failure: its status or its message. */
export function toReason(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : 'Unknown error';
}

function RouteErrorPage() {
  return <ErrorPage content={applicationError} reason={toReason(useRouteError())} />;
}

/**
 * Renders the page that answers a request.
 * @param script address of the browser's script.
 */
export async function renderRoute(
  request: Request,
  script: string,
  { locale, routes }: Site = site,
): Promise<RenderedPage> {
  const children = routes.map((route) => ({
    path: toPath(locale, route),
    element: <route.Page content={route.content} />,
    handle: route,
  }));
  const handler = createStaticHandler([{ errorElement: <RouteErrorPage />, children }]);
  const context = await handler.query(request);
  if (context instanceof Response) throw new Error(`No page for ${request.url}: a redirect.`);

  const route = context.errors ? undefined : (context.matches.at(-1)?.route.handle as SiteRoute);
  const router = createStaticRouter(handler.dataRoutes, context);
  const document = renderDocument({
    locale,
    metadata: (route?.content ?? applicationError).metadata,
    canonicalUrl: route && isFound(route) ? settings.siteUrl + toPath(locale, route) : undefined,
    script,
    children: <StaticRouterProvider router={router} context={context} hydrate={false} />,
  });
  return { status: route?.status ?? context.statusCode, ...document };
}

/** Every page that the build writes, by its file: `/privacy` is `privacy.html`. */
export async function renderPages(script: string): Promise<Record<string, RenderedPage>> {
  const pages: Record<string, RenderedPage> = {};
  for (const route of routes) {
    const name = isFound(route) ? route.path.slice(1) || 'index' : String(route.status);
    const address = new URL(route.path.replace('*', '/404'), settings.siteUrl);
    pages[`${name}.html`] = await renderRoute(new Request(address), script);
  }
  for (const status of failures) {
    const reason = `${status} ${STATUS_CODES[status]}`;
    const children = <ErrorPage content={applicationError} reason={reason} />;
    const { metadata } = applicationError;
    pages[`${status}.html`] = {
      status,
      ...renderDocument({ locale, metadata, script, children }),
    };
  }
  return pages;
}

/** Ids of the styles that a page uses. Global rules come first: a component may override them. */
function usedStyles({ key, inserted, registered }: EmotionCache, html: string): string[] {
  const names = new Set(html.match(new RegExp(`${key}-[\\w-]+`, 'g')));
  const ids = Object.keys(inserted).filter((id) => typeof inserted[id] === 'string');
  const globals = ids.filter((id) => registered[`${key}-${id}`] === undefined);
  const own = ids.filter((id) => !globals.includes(id) && names.has(`${key}-${id}`));
  return [...globals, ...own];
}

function renderDocument({ children, ...props }: ComponentProps<typeof Document>) {
  const cache = createStyleCache();
  // The styles stay in the cache; else Emotion writes a style element beside each element.
  cache.compat = true;
  const html = renderToString(
    <AppProviders cache={cache} withGlobalStyles>
      <Document {...props}>{children}</Document>
    </AppProviders>,
  );
  const breaks = styleBreaks(html);
  const toCss = (id: string) => String(cache.inserted[id]);
  /** What styles no class of its own, such as the baseline, is needed at once. */
  const partOf = (id: string) => {
    const name = `${cache.key}-${id}`;
    if (!toCss(id).includes(`.${name}`)) return 0;
    const place = html.indexOf(name);
    const part = breaks.findIndex((end) => place >= 0 && place < end);
    return part < 0 ? breaks.length : part;
  };
  const parts = Object.groupBy(usedStyles(cache, html), partOf);
  return {
    html: `<!doctype html>${html}`,
    styles: [0, ...breaks].map((_end, part) => (parts[part] ?? []).map(toCss).join('')),
  };
}
