import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, type ReactNode } from 'react';
import { AppProviders, createStyleCache } from '../src/app/AppProviders.tsx';
import { moveInView } from '../src/brand/illustrations/Illustration.behaviour.ts';
import { createSiteTheme } from '../theme/index.ts';

/** The site's theme. Its colour scheme follows an attribute, which the toolbar sets. */
const themes = {
  ltr: createSiteTheme('data-color-scheme'),
  rtl: createSiteTheme('data-color-scheme', 'rtl'),
};
/* `compat` turns off warnings about server rendering, because stories render in the browser. */
const cache = Object.assign(createStyleCache(), { compat: true });

/** Styles that turn off motion for the "Reduced motion" menu item. */
const reducedMotion = {
  '[data-motion="reduced"]': {
    scrollBehavior: 'auto',
    '& *, & *::before, & *::after': {
      animation: 'none !important',
      transition: 'none !important',
    },
  },
} as const;

interface StoryProvidersProps {
  direction?: keyof typeof themes;
  /** Element whose illustrations move when they are in view, as on the site. */
  moving?: HTMLElement;
  children: ReactNode;
}

/** The site's providers and global styles, around a story or a docs page. */
export function StoryProviders({ direction = 'ltr', moving, children }: StoryProvidersProps) {
  useEffect(() => {
    const controller = new AbortController();
    if (moving) moveInView(moving, controller);
    return () => controller.abort();
  }, [moving]);
  return (
    <AppProviders cache={cache} theme={themes[direction]}>
      <GlobalStyles styles={reducedMotion} />
      {children}
    </AppProviders>
  );
}
