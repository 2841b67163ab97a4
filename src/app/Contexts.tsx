import createCache from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ComponentProps, ReactNode } from 'react';
import type { createSiteTheme } from '../../theme/index.ts';

/**
 * No vendor prefixes: every browser that runs the page knows the plain properties.
 * @param served markup that was served with its styles: emotion need not write them again.
 */
export function createStyleCache(served?: ParentNode) {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  for (const { classList } of served?.querySelectorAll('[class*="css-"]') ?? []) {
    for (const name of classList) cache.inserted[name.replace('css-', '')] = true;
  }
  return cache;
}

export interface ContextsProps {
  theme: ReturnType<typeof createSiteTheme>;
  cache: ReturnType<typeof createStyleCache>;
  children: ReactNode;
}

/**
 * The theme and the styles around everything. The theme's variables are already in the served
 * page, so its contexts are enough: MUI's own provider would write them a second time.
 */
export function Contexts({ theme, cache, children }: ContextsProps) {
  // What MUI reads as default props are the theme's components; its types say otherwise.
  const components = theme.components as ComponentProps<typeof DefaultPropsProvider>['value'];
  return (
    <CacheProvider value={cache}>
      <ThemeContext value={theme}>
        <DefaultPropsProvider value={components}>{children}</DefaultPropsProvider>
      </ThemeContext>
    </CacheProvider>
  );
}
