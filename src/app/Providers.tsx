import createCache from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import type { ReactNode } from 'react';
import { createSiteTheme } from '../../theme/index.ts';

export const theme = createSiteTheme();

/** No vendor prefixes: every browser that runs the page knows the plain properties. */
export function createStyleCache() {
  return createCache({ key: 'css', stylisPlugins: [] });
}

interface ProvidersProps {
  cache: ReturnType<typeof createStyleCache>;
  children: ReactNode;
}

/**
 * The theme and the styles around everything. The theme's variables are already in the served
 * page, so its context is enough: MUI's own provider would write them a second time.
 */
export function Providers({ cache, children }: ProvidersProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeContext value={theme}>{children}</ThemeContext>
    </CacheProvider>
  );
}
