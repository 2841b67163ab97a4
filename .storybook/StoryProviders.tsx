import createCache from '@emotion/cache';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { useEffect, type ReactNode } from 'react';
import { AppProviders } from '../src/app/AppProviders.tsx';
import { moveInView } from '../src/features/enhancements/moveInView.ts';
import { createSiteTheme } from '../theme/index.ts';
import { LayoutGrid } from './LayoutGrid.tsx';
import { mediaByAttribute } from './mediaByAttribute.ts';

/** The site's own theme; its scheme follows an attribute, so that the toolbar can set it. */
const theme = createSiteTheme('data-color-scheme');

/* Stories are rendered in the browser alone: what is unsafe on a server is safe here. */
const cache = Object.assign(createCache({ key: 'css', stylisPlugins: [mediaByAttribute] }), {
  compat: true,
});

/** The baseline takes the marks off lists, and some of Storybook's own text is too faint. */
const documentation = (theme: Theme) => ({
  '.sbdocs ol': { listStyle: 'decimal' },
  '.sbdocs .token.known-class-name': { color: `${theme.vars?.palette.primary.main} !important` },
  '.sbdocs label > span[aria-hidden]': { color: `${theme.vars?.palette.text.primary} !important` },
});

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

/** What "Forced colours" does to everything, as far as styles can: a browser's own does more. */
const forced = {
  '@media (forced-colors: none)': {
    '[data-media="forced"]': {
      '&, & *, & *::before, & *::after': {
        color: 'CanvasText !important',
        background: 'Canvas !important',
        borderColor: 'CanvasText !important',
        outlineColor: 'Highlight !important',
        boxShadow: 'none !important',
        textShadow: 'none !important',
      },
      '& a[href]': { color: 'LinkText !important' },
      '& button': { color: 'ButtonText !important', background: 'ButtonFace !important' },
    },
  },
} as const;

interface StoryProvidersProps {
  /** Where illustrations move while they are in view, as on the served page. */
  moving?: HTMLElement;
  /** Whether the layout grid lies above it. */
  grid?: boolean;
  children: ReactNode;
}

/** What the site has around its pages, around a story or a page of documentation. */
export function StoryProviders({ moving, grid, children }: StoryProvidersProps) {
  useEffect(() => moving && moveInView(moving), [moving]);
  return (
    <AppProviders cache={cache} theme={theme} withGlobalStyles>
      <GlobalStyles styles={motionless} />
      <GlobalStyles styles={documentation} />
      <GlobalStyles styles={forced} />
      {children}
      {grid ? <LayoutGrid /> : null}
    </AppProviders>
  );
}
