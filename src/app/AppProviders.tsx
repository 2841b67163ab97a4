import createCache from '@emotion/cache';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { moveInViewStyles } from '../features/motion/moveInView.styles.ts';
import { createSiteTheme } from '../../theme/index.ts';

export const siteTheme = createSiteTheme();

/** Adds no vendor prefixes, because every supported browser knows the plain properties. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] });
}

interface AppProvidersProps {
  /** Cache of the styles that the children use. */
  cache: EmotionCache;
  /** Theme of the site, or the theme of Storybook. */
  theme?: typeof siteTheme;
  children: ReactNode;
}

/** The theme and the global styles of pages and stories. */
export function AppProviders({ cache, theme = siteTheme, children }: AppProvidersProps) {
  return (
    <CacheProvider value={cache}>
      {/* The system or Storybook's toolbar chooses the colour scheme, so MUI stores and sets none. */}
      <ThemeProvider
        theme={theme}
        storageManager={null}
        colorSchemeNode={null}
        disableStyleSheetGeneration
      >
        {/* The variables come before the baseline, which overrides some of them. */}
        <GlobalStyles styles={theme.generateStyleSheets()} />
        <CssBaseline />
        <GlobalStyles styles={moveInViewStyles} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
