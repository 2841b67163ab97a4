import createEmotionServer from '@emotion/server/create-instance';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { Document } from './app/Document.tsx';
import { createStyleCache, Providers, theme } from './app/Providers.tsx';
import { routes } from './app/routes.tsx';
import { createSiteFiles } from './app/siteFiles.ts';
import { ErrorPage } from './pages/ErrorPage.tsx';

/** A page as it is served: its markup, and the styles that it uses and no others. */
export interface RenderedPage {
  status: number;
  html: string;
  css: string;
}

/** What stands beside the pages for browsers and search engines, by file name. */
export const siteFiles = createSiteFiles(theme);

const handler = createStaticHandler(routes);

/**
 * Renders the page that answers a request.
 * @param script address of the browser's script.
 */
export async function renderRoute(request: Request, script: string): Promise<RenderedPage> {
  const context = await handler.query(request);
  if (context instanceof Response) throw new Error(`No page for ${request.url}: a redirect.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const page = <StaticRouterProvider router={router} context={context} hydrate={false} />;
  const handle = context.matches.at(-1)?.route.handle as { status: number } | undefined;
  return { status: handle?.status ?? context.statusCode, ...renderDocument(page, script) };
}

/** Renders the screen for a failure that no route of ours has seen: the server's own. */
export function renderFailure(status: number, statusText: string, script: string): RenderedPage {
  const page = <ErrorPage reason={`${status} ${statusText}`} />;
  return { status, ...renderDocument(page, script) };
}

function renderDocument(page: ReactNode, script: string) {
  const cache = createStyleCache();
  const server = createEmotionServer(cache);
  const html = renderToString(
    <Document script={script}>
      <Providers cache={cache}>
        <GlobalStyles styles={theme.generateStyleSheets()} />
        <CssBaseline />
        {page}
      </Providers>
    </Document>,
  );
  const { styles } = server.extractCriticalToChunks(html);
  return { html: `<!doctype html>${html}`, css: styles.map(({ css }) => css).join('') };
}
