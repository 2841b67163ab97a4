import createCache from '@emotion/cache';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { movingStyles } from '../brand/illustrations/Illustration.styles.ts';
import { createSiteTheme, darkOnScreen, logicalProperties } from '../../theme/index.ts';

export const siteTheme = createSiteTheme();

/** Creates an Emotion cache that adds no vendor prefixes. The build adds them. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [logicalProperties, darkOnScreen] });
}

interface AppProvidersProps {
  cache: EmotionCache;
  /** The site's theme or Storybook's theme. */
  theme?: typeof siteTheme;
  children: ReactNode;
}

/** Provides the theme and the global styles for pages and stories. */
export function AppProviders({ cache, theme = siteTheme, children }: AppProvidersProps) {
  return (
    <CacheProvider value={cache}>
      {/* The system or Storybook's toolbar sets the colour scheme. MUI must not change it. */}
      <ThemeProvider
        theme={theme}
        storageManager={null}
        colorSchemeNode={null}
        disableStyleSheetGeneration
      >
        {/* The CSS variables come first, because the baseline overrides some of them. */}
        <GlobalStyles styles={theme.generateStyleSheets()} />
        <CssBaseline />
        <GlobalStyles styles={movingStyles} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
