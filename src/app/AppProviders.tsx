import createCache from '@emotion/cache';
import { CacheProvider, ThemeContext, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ComponentProps, ReactNode } from 'react';
import { moveInViewStyles } from '../features/motion/moveInView.styles.ts';
import { createSiteTheme } from '../../theme/index.ts';

type SiteTheme = ReturnType<typeof createSiteTheme>;

let siteTheme: SiteTheme | undefined;

/** The one theme of the page, made when it is first needed: on a slow phone that takes a while. */
export function getSiteTheme(): SiteTheme {
  siteTheme ??= createSiteTheme();
  return siteTheme;
}

/** Without vendor prefixes: every supported browser knows the plain properties. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] });
}

interface AppProvidersProps {
  cache: EmotionCache;
  theme?: SiteTheme;
  /** Writes the global styles too. A served page has them in its head. */
  withGlobalStyles?: boolean;
  children: ReactNode;
}

/** The theme and the styles around everything: pages, islands and stories. */
export function AppProviders({
  cache,
  theme = getSiteTheme(),
  withGlobalStyles,
  children,
}: AppProvidersProps) {
  // What MUI reads as default props are the theme's components; its types say otherwise.
  const components = theme.components as ComponentProps<typeof DefaultPropsProvider>['value'];
  return (
    <CacheProvider value={cache}>
      <ThemeContext value={theme}>
        <DefaultPropsProvider value={components}>
          {withGlobalStyles ? (
            <>
              <GlobalStyles styles={theme.generateStyleSheets()} />
              <CssBaseline />
              <GlobalStyles styles={moveInViewStyles} />
            </>
          ) : null}
          {children}
        </DefaultPropsProvider>
      </ThemeContext>
    </CacheProvider>
  );
}
