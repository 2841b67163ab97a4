import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** `onHero` is clear at the top of the page and dark above the hero; `plain` has the page's own colours. */
export type NavigationTone = 'onHero' | 'plain';

/**
 * Where the bar has room for its items in one line, in characters of a typewriter's font: larger text
 * needs more. Browsers without container queries always have the menu.
 */
const inTheBar = '@container (min-width: 114ch)';

/** The page behind the open menu does not scroll. */
export const pageBehindMenu = { 'html[data-menu-open]': { overflow: 'hidden' } };

export const Bar = styled('header', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: NavigationTone;
}>(({ theme, tone }) => {
  const { palette } = theme.vars;
  const filled = { backgroundColor: palette.appBar, color: palette.text.primary };
  return {
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: theme.zIndex.appBar,
    ...(tone === 'plain'
      ? filled
      : {
          color: palette.sky.on,
          '&[data-moved], & > noscript': { backgroundColor: palette.sky.bar },
          /* At once: between dark and light no colour of text could be read. */
          '&[data-past-hero]': filled,
          /* As long as the hero's own button is there, this one is of another colour. */
          '&:not([data-past-hero]) > nav > a:last-of-type': {
            background: palette.sky.on,
            color: palette.inverse.main,
            '&:focus-visible': { outlineColor: palette.sky.on },
          },
          /* Without script nothing tells where the page is: what holds on every ground. */
          '& > noscript': { position: 'absolute', inset: 0, zIndex: -1 },
        }),
    '&[data-scrolled]': { boxShadow: palette.shadow.appBar },
    '@media (forced-colors: active)': {
      backgroundColor: 'Canvas',
      borderBlockEnd: '1px solid CanvasText',
    },
  };
});

export const Inner = styled(Container)(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: '4.5rem',
    position: 'relative',
    containerType: 'inline-size',
    /*
     * What the room is measured in: 0.6 em a character on nearly every system. Its links have our own
     * font, which comes too late for that.
     */
    fontFamily: 'Courier, monospace',
    fontSize: '0.9375rem',
    '& > a': { flex: 'none' },
    '& > a:first-of-type': { maxInlineSize: '58%', marginInlineEnd: 'auto' },
    '& > a:last-of-type': {
      maxInlineSize: '50%',
      /* A long label takes two lines rather than the place of the menu. */
      flexShrink: 1,
      background: palette.gradient.apricot,
      borderColor: 'transparent',
      color: palette.onGradient.apricot,
      /* The ring is around it, on the bar. */
      '&:focus-visible': { outlineColor: palette.text.primary },
    },
    /* The button of the menu ends the bar; in the order of focus its items follow it. */
    '& > details': { order: 1 },
    [inTheBar]: { '& > a:last-of-type': { flexShrink: 0, maxInlineSize: '30%' } },
  };
}) as typeof Container;

/** The items: in the bar where they fit, below it in a panel at its end. */
export const Menu = styled('ul')(({ theme }) => ({
  'details:not([open]) + &': { display: 'none' },
  position: 'absolute',
  /* Above the dimmed page: Firefox paints that later, since its owner has the later `order`. */
  zIndex: 1,
  insetBlockStart: 'calc(100% + 4px)',
  insetInlineEnd: 'clamp(16px, 4vw, 40px)',
  // On a low screen, or one magnified fourfold, the menu scrolls in itself.
  maxBlockSize: ['calc(100vh - 5.5rem)', 'calc(100dvh - 5.5rem)'],
  overflow: 'auto',
  overscrollBehavior: 'contain',
  inlineSize: 'min(20rem, 100% - 32px)',
  padding: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.medium,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.vars.palette.shadow.overlay,
  '& a': { inlineSize: '100%', justifyContent: 'start', minBlockSize: 48, fontSize: '1.0625rem' },
  '& [aria-current]': { color: theme.vars.palette.primary.main },
  '& svg': { inlineSize: 16, blockSize: 16, marginInlineStart: 6 },
  [inTheBar]: {
    /* Longer texts take a second line rather than the brand's place. */
    'details + &&': {
      all: 'unset',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'end',
      listStyle: 'none',
    },
    /* The button that comes after them moves them: they are seen when its label is whole. */
    '&:not(:has(+ a .short))': { visibility: 'hidden' },
    '& a': { paddingInline: 14, fontSize: 'inherit', whiteSpace: 'nowrap' },
    '& [aria-current]': {
      color: 'inherit',
      boxShadow: 'inset 0 -2px 0 currentColor',
      borderRadius: 0,
    },
  },
}));

/** A label of two lengths: small screens show the short one, and the whole one is read out always. */
export const BookingLabel = styled('span')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { '& > .short': { display: 'none' } },
  [theme.breakpoints.down('sm')]: { '& > .whole': visuallyHidden },
}));

/** Opens and closes the menu, with or without script. Its lines end at the page's edge. */
export const Toggle = styled('details')(({ theme }) => ({
  marginInlineEnd: -12,
  [inTheBar]: { display: 'none' },
  '& > summary': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    borderRadius: theme.radius.pill,
    cursor: 'pointer',
    listStyle: 'none',
    /* Whole at the window's edge. */
    '&:focus-visible': { outlineOffset: -2 },
    '&::-webkit-details-marker': { display: 'none' },
    '& > span': { display: 'grid' },
  },
  '&[open] > summary > .whenClosed, &:not([open]) > summary > .whenOpen': { display: 'none' },
  /*
   * The page behind the open menu. It belongs to the button, so a click on it closes the menu.
   * Without script nothing would close it after a choice, so there the page stays clear.
   */
  'html[data-menu-open] & > summary::before': {
    content: '""',
    /* As wide as the window, also where the bar's content, whose width is queried, stands for it. */
    position: 'fixed',
    insetInline: '-100vw',
    insetBlockStart: '4.5rem',
    blockSize: '100vh',
    backgroundColor: theme.vars.palette.scrim,
    cursor: 'default',
  },
}));
