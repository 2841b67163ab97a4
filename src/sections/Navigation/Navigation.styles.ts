import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** `onHero` is clear until the page is scrolled; `plain` has a background of its own. */
export type NavigationTone = 'onHero' | 'plain';

export const Bar = styled('header', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: NavigationTone;
}>(({ theme, tone }) => {
  const filled = {
    backgroundColor: theme.vars.palette.appBar,
    color: theme.vars.palette.text.primary,
  };
  return {
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: theme.zIndex.appBar,
    transition: 'background-color 200ms, color 200ms, box-shadow 200ms',
    ...(tone === 'plain' ? filled : { color: theme.vars.palette.sky.on }),
    '&[data-scrolled]': { ...filled, boxShadow: theme.vars.palette.shadow.appBar },
    '@media (forced-colors: active)': {
      '&, &[data-scrolled]': { backgroundColor: 'Canvas' },
      borderBlockEnd: '1px solid CanvasText',
    },
  };
});

export const Inner = styled(Container)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: '4.5rem',
  '& > a': { flex: 'none' },
  '& > a:first-of-type': { maxInlineSize: '58%', marginInlineEnd: 'auto' },
  /* The hero's own button is gone: this one takes its place. */
  '[data-past-hero] & > a:last-of-type': {
    background: theme.vars.palette.gradient.dusk,
    borderColor: 'transparent',
    color: theme.vars.palette.onGradient.dusk,
    /* The ring is around it, on the bar. */
    '&:focus-visible': { outlineColor: theme.vars.palette.text.primary },
  },
  [theme.breakpoints.up('appBar')]: { '& > a:last-of-type': { maxInlineSize: '30%' } },
  [theme.breakpoints.down('appBar')]: {
    /* The button of the menu ends the bar; in the order of focus its items follow it. */
    '& > details': { order: 1 },
    '& > a:last-of-type': { maxInlineSize: '44%' },
  },
})) as typeof Container;

/** The items: in the bar where they fit, below it in a panel at its end. */
export const Menu = styled('ul')(({ theme }) => ({
  '& svg': { inlineSize: 16, blockSize: 16, marginInlineStart: 6 },
  [theme.breakpoints.up('appBar')]: {
    display: 'flex',
    /* Text that was enlarged alone takes a second line rather than the link's place. */
    flexWrap: 'wrap',
    justifyContent: 'end',
    '& a': { paddingInline: 14, whiteSpace: 'nowrap' },
    '& [aria-current]': { boxShadow: 'inset 0 -2px 0 currentColor', borderRadius: 0 },
  },
  [theme.breakpoints.down('appBar')]: {
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
  },
}));

/** A label of two lengths: small screens show the short one, and the whole one is read out always. */
export const BookingLabel = styled('span')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { '& > .short': { display: 'none' } },
  [theme.breakpoints.down('sm')]: { '& > .whole': visuallyHidden },
  [theme.breakpoints.down('appBar')]: { whiteSpace: 'nowrap' },
}));

/** Opens and closes the menu, with or without script. Its lines end at the page's edge. */
export const Toggle = styled('details')(({ theme }) => ({
  marginInlineEnd: -12,
  [theme.breakpoints.up('appBar')]: { display: 'none' },
  '& > summary': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    borderRadius: theme.radius.pill,
    cursor: 'pointer',
    listStyle: 'none',
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
    position: 'fixed',
    inset: '4.5rem 0 0',
    backgroundColor: theme.vars.palette.scrim,
    cursor: 'default',
  },
}));
