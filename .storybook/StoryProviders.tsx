import type { ReactNode } from 'react';
import { AppProviders, createStyleCache } from '../src/app/AppProviders.tsx';
import { createSiteTheme } from '../theme/index.ts';

/** The site's theme. Its colour scheme follows an attribute, which the toolbar sets. */
const themes = {
  ltr: createSiteTheme('data-color-scheme'),
  rtl: createSiteTheme('data-color-scheme', 'rtl'),
};
/* `compat` turns off warnings about server rendering, because stories render in the browser. */
const cache = Object.assign(createStyleCache(), { compat: true });

interface StoryProvidersProps {
  direction?: keyof typeof themes;
  children: ReactNode;
}

/** The site's providers and global styles, around a story or a docs page. */
export function StoryProviders({ direction = 'ltr', children }: StoryProvidersProps) {
  return (
    <AppProviders cache={cache} theme={themes[direction]}>
      {children}
    </AppProviders>
  );
}
