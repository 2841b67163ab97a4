import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, type ReactNode } from 'react';
import { Contexts, createStyleCache } from '../src/app/Contexts.tsx';
import { moveInView } from '../src/features/enhancements/moveInView.ts';
import { createSiteTheme } from '../theme/index.ts';

/** The site's own theme; its scheme follows an attribute, so that the toolbar can set it. */
const theme = createSiteTheme('data-color-scheme');

/* Stories are drawn in the browser alone: what is unsafe on a server is safe here. */
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

interface SiteThemeProps {
  /** Where pictures move while they are in view, as the served page has them. */
  moving?: HTMLElement;
  children: ReactNode;
}

/** Around a story or a page of documentation, just what the site has around its pages. */
export function SiteTheme({ moving, children }: SiteThemeProps) {
  useEffect(() => moving && moveInView(moving), [moving]);
  return (
    <Contexts theme={theme} cache={cache}>
      <GlobalStyles styles={theme.generateStyleSheets()} />
      <GlobalStyles styles={motionless} />
      <CssBaseline />
      <GlobalStyles styles={numbered} />
      {children}
    </Contexts>
  );
}
