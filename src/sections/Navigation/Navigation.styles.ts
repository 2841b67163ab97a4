import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { NavigationContent } from '../../content/navigation.ts';
import { pastHero, menuOpen, moved, scrolled } from './Navigation.behaviour.ts';
import { widthOfBar } from './widthOfBar.ts';

/**
 * With the script, the bar is transparent at the top of a sky or the hero. After the hero, it has
 * the page's colours. A `plain` bar always has these colours.
 */
export type NavigationBackground = 'plain' | 'sky' | 'hero';

/**
 * On a touchscreen, the page behind the open menu does not scroll. With a mouse it does, because a
 * hidden scrollbar would move the page, or leave an empty strip.
 */
export const pageBehindMenu = {
  '@media (pointer: coarse)': { [`html${menuOpen.selector}`]: { overflow: 'hidden' } },
};

export const Bar = styled(AppBar)(({ theme }) => {
  const { palette } = theme.vars;
  const filled = { background: palette.appBar, color: palette.text.primary };
  return {
    /* With a transition, the text and the background would briefly have similar colours. */
    transition: 'none',
    '&.plain': filled,
    '&.overSky': {
      color: palette.sky.on,
      backgroundImage: palette.sky.clear,
      /* Until the script runs, the bar cannot detect scrolling. The sky has almost this colour. */
      backgroundColor: palette.sky.top,
      [`&${moved.selectorFor('false')}`]: { backgroundColor: 'transparent' },
      [`&${moved.selectorFor('true')}`]: { backgroundColor: palette.sky.bar },
      [`&${pastHero.selector}`]: filled,
    },
    [`&${scrolled.selector}`]: { boxShadow: palette.shadow.appBar },
    '@media (forced-colors: active)': { backgroundColor: 'Canvas !important' },
    '@media print': { display: 'none' },
  };
});

/** The content of the bar. Browsers without container queries always show the menu button. */
export const Inner = styled(Toolbar, { shouldForwardProp: (prop) => prop !== 'texts' })<{
  component: 'nav';
  texts: NavigationContent;
}>(({ theme, texts }) => ({
  gap: theme.spacing(1),
  inlineSize: '100%',
  maxInlineSize: theme.layout.contentWidth,
  marginInline: 'auto',
  containerType: 'inline-size',
  /* In the container query, 1 em is this font size. Larger text therefore needs a wider bar. */
  fontSize: theme.fontSize.label,
  /* A long name wraps, so that it does not touch the button. */
  '& .brand': { minInlineSize: 0, maxInlineSize: '58%', marginInlineEnd: 'auto' },
  /*
   * The menu button is at the end of the bar, but comes before the items in the focus order. Its
   * icon aligns with the page margin.
   */
  '& .toggle': { order: 1, marginInlineEnd: `calc((1.5rem - ${theme.layout.tapSize}px) / 2)` },
  /* The narrowest bars have no room for this link. The menu leads to the form too. */
  '@container (max-width: 20em)': { '& .write': { display: 'none' } },
  [`@container (min-width: ${widthOfBar(texts, theme.characterWidth)}em)`]: {
    '& .brand': { flexShrink: 0, maxInlineSize: '30%', marginInlineEnd: 0 },
    '& .toggle, & .write': { display: 'none' },
    /* The links are next to the brand, so that they do not move when the booking button loads. */
    '&& .menu': {
      all: 'unset',
      display: 'flex',
      flexWrap: 'wrap',
      marginInline: `${theme.space.small} auto`,
      listStyle: 'none',
    },
    '& .link': {
      /* Two rows of 48 px, for example after a translation, take up 72 px, the bar's height. */
      marginBlock: theme.spacing(-0.75),
      paddingInline: theme.spacing(1.5),
      fontSize: theme.fontSize.small,
      whiteSpace: 'nowrap',
    },
    '& .link[aria-current]': {
      color: 'inherit',
      boxShadow: 'inset 0 -2px 0 currentColor',
      borderRadius: 0,
    },
    /* A long label wraps, so that the menu has enough room. */
    '& .booking': { flex: 'none', maxInlineSize: '30%' },
  },
}));

/** The items are in the bar if they fit. Otherwise, they are in a panel below the menu button. */
export const Menu = styled(Paper)(({ theme }) => ({
  'details:not([open]) + &': { display: 'none' },
  position: 'absolute',
  /* Otherwise, Firefox would paint the scrim of `ToggleButton` over the menu. */
  zIndex: 1,
  insetBlockStart: `calc(100% + ${theme.spacing(0.5)})`,
  insetInlineEnd: theme.layout.pageMargin,
  /* On a low screen, or at 400 % zoom, the menu scrolls. */
  maxBlockSize: [
    `calc(100vh - ${theme.layout.barHeight} - 1rem)`,
    `calc(100dvh - ${theme.layout.barHeight} - 1rem)`,
  ],
  overflow: 'auto',
  overscrollBehavior: 'contain',
  inlineSize: 'min(20rem, 100% - 32px)',
  padding: theme.spacing(1),
  boxShadow: theme.vars.palette.shadow.overlay,
})) as typeof Paper;

export const MenuLink = styled(Button)(({ theme }) => ({
  inlineSize: '100%',
  justifyContent: 'start',
  minBlockSize: 48,
  fontSize: theme.fontSize.text,
  '& > .MuiButton-endIcon': { marginInline: '6px 0', '& > svg': { inlineSize: 16 } },
  '&[aria-current]': {
    color: theme.vars.palette.primary.main,
    '@media (forced-colors: active)': { textDecoration: 'underline' },
  },
})) as typeof Button;

export const BookingButton = styled(Button)(({ theme }) => {
  const { palette } = theme.vars;
  return {
    maxInlineSize: '50%',
    /* The background must not fade, because the bar's colour changes at once. */
    transitionProperty: 'transform, opacity',
    /* The hero has a booking link too. While both are in view, they have different colours. */
    [`.overSky:not(${pastHero.selector}) &`]: {
      background: palette.sky.on,
      color: palette.inverse.main,
      '&:focus-visible': { outlineColor: palette.sky.on },
    },
    /* A phone shows the short label. Screen readers always read the full label. */
    [theme.breakpoints.up('sm')]: { '& .short': { display: 'none' } },
    [theme.breakpoints.down('sm')]: { '& .whole': visuallyHidden },
  };
}) as typeof Button;

/** Opens and closes the menu, even without JavaScript. */
export const ToggleButton = styled('summary')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: theme.layout.tapSize,
  blockSize: theme.layout.tapSize,
  borderRadius: theme.radius.pill,
  cursor: 'pointer',
  listStyle: 'none',
  /* The focus ring is inside the button, so that the window's edge does not cut it off. */
  '&:focus-visible': { outlineOffset: -2 },
  '&::-webkit-details-marker': { display: 'none' },
  '& > span': { display: 'grid' },
  'details[open] > & > .closed, details:not([open]) > & > .open': { display: 'none' },
  /*
   * The scrim dims the page behind the open menu. A click on the scrim closes the menu, because the
   * scrim is part of the button. Without JavaScript, there is no scrim, because the scrim would
   * stay after a click on a link.
   */
  [`html${menuOpen.selector} &::before`]: {
    content: '""',
    /* In older browsers, the bar is the containing block, so the scrim needs these sizes. */
    position: 'fixed',
    insetInline: '-100vw',
    insetBlockStart: theme.layout.barHeight,
    blockSize: '100vh',
    backgroundColor: theme.vars.palette.scrim,
    cursor: 'default',
  },
}));
