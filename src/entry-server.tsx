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
import { AppProviders, createStyleCache, siteTheme } from './app/AppProviders.tsx';
import { Document } from './app/Document.tsx';
import { endOfHeadline } from './app/headline.ts';
import { routes, type SiteRoute } from './app/routes.tsx';
import { createSiteFiles } from './app/siteFiles.ts';
import { locales } from './content/locales.ts';
import { settings } from './content/settings.ts';
import { ErrorPage } from './pages/ErrorPage.tsx';

export { fontUrls } from '../theme/index.ts';

export interface PageStyles {
  /** Global rules, and styles for all elements up to the end of the headline. */
  head: string;
  /** All other styles, for a style element after the headline. */
  body: string;
}

export interface RenderedPage {
  status: number;
  html: string;
  styles: PageStyles;
}

const [{ locale, applicationError }] = locales;

/** Statuses that the web server itself returns. The build writes an error page for each. */
const failures = [400, 405, 500];

const isFound = ({ status }: SiteRoute) => status === 200;

export const siteFiles = createSiteFiles(
  siteTheme,
  routes.filter(isFound).map(({ path }) => settings.siteUrl + path),
);

/** Returns the status or message of a routing error, to show to the visitor. */
export function toReason(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : 'Unknown error';
}

function RouteErrorPage() {
  return <ErrorPage content={applicationError} reason={toReason(useRouteError())} />;
}

/**
 * Renders the page for a request.
 * @param script URL of the script that runs in the browser.
 */
export async function renderRoute(
  request: Request,
  script: string,
  siteRoutes = routes,
): Promise<RenderedPage> {
  const children = siteRoutes.map((route) => ({
    path: route.path,
    element: <route.Page content={route.content} />,
    handle: route,
  }));
  const handler = createStaticHandler([{ errorElement: <RouteErrorPage />, children }]);
  const context = await handler.query(request);
  if (context instanceof Response) throw new Error(`Routes must not redirect: ${request.url}`);

  const route = context.errors ? undefined : (context.matches.at(-1)?.route.handle as SiteRoute);
  const router = createStaticRouter(handler.dataRoutes, context);
  const document = renderDocument({
    locale: route?.locale ?? locale,
    metadata: (route?.content ?? applicationError).metadata,
    canonicalUrl: route && isFound(route) ? settings.siteUrl + route.path : undefined,
    script,
    children: <StaticRouterProvider router={router} context={context} hydrate={false} />,
  });
  return { status: route?.status ?? context.statusCode, ...document };
}

/** Renders every page for the build. The keys are file names, such as `privacy.html`. */
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

/** Splits Emotion's styles into `head` and `body`, and omits styles that the page does not use. */
function collectStyles({ key, inserted, registered }: EmotionCache, html: string): PageStyles {
  const namesIn = (markup: string) => new Set(markup.match(new RegExp(`${key}-[\\w-]+`, 'g')));
  const early = namesIn(html.slice(0, endOfHeadline(html)));
  const used = namesIn(html);
  const styles = { global: '', head: '', body: '' };
  for (const [id, css] of Object.entries(inserted)) {
    const name = `${key}-${id}`;
    if (typeof css !== 'string') continue;
    if (registered[name] === undefined) styles.global += css;
    else if (early.has(name)) styles.head += css;
    else if (used.has(name)) styles.body += css;
  }
  // Global rules come first, so that component styles can override them.
  return { head: styles.global + styles.head, body: styles.body };
}

function renderDocument({ children, ...props }: ComponentProps<typeof Document>) {
  const cache = createStyleCache();
  // Keeps the styles in the cache. Otherwise, Emotion writes a style element next to each element.
  cache.compat = true;
  const rendered = renderToString(
    <AppProviders cache={cache}>
      <Document {...props}>{children}</Document>
    </AppProviders>,
  );
  // MUI forwards the theme's own prop `gradient` to the element, where it has no meaning. The pattern
  // matches only attributes, because React escapes quotation marks in texts.
  const html = rendered.replaceAll(/ gradient="[^"]*"/g, '');
  return { html: `<!doctype html>${html}`, styles: collectStyles(cache, html) };
}
