import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, type ReactNode } from 'react';
import { AppProviders, createStyleCache } from '../src/app/AppProviders.tsx';
import { moveInView } from '../src/features/enhancements/moveInView.ts';
import { createSiteTheme } from '../theme/index.ts';

/** The site's own theme; its scheme follows an attribute, so that the toolbar can set it. */
const theme = createSiteTheme('data-color-scheme');

/* Stories are rendered in the browser alone: what is unsafe on a server is safe here. */
const cache = Object.assign(createStyleCache(), { compat: true });

/** The baseline takes the marks off lists; documentation wants its numbers back. */
const numbered = { '.sbdocs ol': { listStyle: 'decimal' } };

/** What the toolbar's "Reduced motion" does, where the system itself allows motion. */
const motionless = {
  '[data-motion="reduced"]': {
    scrollBehavior: 'auto',
    '& *, & *::before, & *::after': {
      animation: 'none !important',
      transition: 'none !important',
    },
  },
} as const;

interface StoryProvidersProps {
  /** Where illustrations move while they are in view, as on the served page. */
  moving?: HTMLElement;
  children: ReactNode;
}

/** What the site has around its pages, around a story or a page of documentation. */
export function StoryProviders({ moving, children }: StoryProvidersProps) {
  useEffect(() => moving && moveInView(moving), [moving]);
  return (
    <AppProviders cache={cache} theme={theme} withGlobalStyles>
      <GlobalStyles styles={motionless} />
      <GlobalStyles styles={numbered} />
      {children}
    </AppProviders>
  );
}
