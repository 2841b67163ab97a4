import type { Components, Theme } from '@mui/material/styles';
import { fontFaces } from '../fonts.ts';
import { windowShapes } from '../breakpoints.ts';
import { inOklab } from '../gradients.ts';
import { layout } from '../layout.ts';
import { illustrationRules } from './illustration.ts';
import { printRules } from './print.ts';

/** Global rules: fonts, drawings, focus, selection, scrolling, contrast, motion and print. */
export const MuiCssBaseline: Components<Theme>['MuiCssBaseline'] = {
  styleOverrides: (theme) => [
    ...fontFaces,
    inOklab,
    illustrationRules(theme),
    printRules,
    {
      html: {
        scrollPaddingBlockStart: layout.barHeight,
        [windowShapes.vast]: { fontSize: '112.5%' },
        '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
      },
      body: {
        overflowWrap: 'anywhere',
        fontVariantNumeric: 'lining-nums',
      },
      'p, figure, dl, dd': { margin: 0 },
      'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
      input: { backgroundColor: 'transparent' },
      /* Arabic letters are taller than Latin letters, so the lines of a heading would touch. */
      ':is(:lang(ar), :lang(fa), :lang(ur)) :is(h1, h2, h3, blockquote)': { lineHeight: 1.3 },
      /* With `list-style: none`, VoiceOver in Safari announces a list only in a `nav`. */
      'ul, ol': { margin: 0, padding: 0, listStyleType: '""' },
      '::selection': {
        backgroundColor: theme.vars.palette.secondary.main,
        color: theme.vars.palette.secondary.contrastText,
      },
      /* Rounds the corners of the focus ring on elements that have no rounded corners. */
      ':where(:focus-visible)': { borderRadius: '4px' },
      /* `:root` raises the specificity, to override `outline: 0` on MUI's buttons. */
      ':root :focus-visible': theme.focusVisible,
      /* Keeps the focused element above the failure notice, which is announced while it is shown. */
      ':root:has([role="alert"]:not(:empty)) :is(main, footer) :focus-visible': {
        scrollMarginBlockEnd: layout.noticeHeight,
      },
      /* Sections that get the focus from a click or a link have no ring, even after a key press. */
      '[tabindex="-1"]:focus': { outline: 'none' },
      '@media (prefers-contrast: more)': {
        ':root': {
          '--palette-text-secondary': 'var(--palette-text-primary)',
          '--palette-inverse-muted': 'var(--palette-inverse-text)',
          '--palette-divider': 'var(--palette-text-primary)',
        },
        ':root .MuiButton-outlined': { borderColor: 'currentColor' },
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, ::before, ::after': {
          animation: 'none !important',
          transition: 'none !important',
        },
      },
    },
  ],
};
