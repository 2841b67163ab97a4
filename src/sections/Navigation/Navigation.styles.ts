import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Icon } from '../../brand/icons/Icon.tsx';
import { Brand } from '../../components/Brand.tsx';
import type { NavigationContent } from '../../content/navigation.ts';
import { widthOfBar } from './widthOfBar.ts';

/** With the script, `onHero` is transparent at the top. `plain` has the page's colours. */
export type NavigationTone = 'onHero' | 'plain';

/** The page behind the open menu does not scroll. It keeps the space of its scrollbar. */
export const pageBehindMenu = {
  /* Without this rule, lengths in `vw` would change when the open menu hides the scrollbar. */
  html: { overflowY: 'scroll' },
  'html[data-menu-open]': { overflow: 'hidden', scrollbarGutter: 'stable' },
};

export const Bar = styled('header')(({ theme }) => {
  const { palette } = theme.vars;
  const filled = { background: palette.appBar, color: palette.text.primary };
  return {
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: theme.zIndex.appBar,
    '&.plain': filled,
    '&.onHero': {
      color: palette.sky.on,
      backgroundImage: palette.sky.clear,
      /* Until the script runs, the bar cannot detect scrolling. The sky has almost this colour. */
      backgroundColor: palette.sky.top,
      '&[data-moved="false"]': { backgroundColor: 'transparent' },
      '&[data-moved="true"]': { backgroundColor: palette.sky.bar },
      /* With a transition, the text and the background would briefly have similar colours. */
      '&[data-past-hero]': filled,
    },
    '&[data-scrolled]': { boxShadow: palette.shadow.appBar },
    '@media (forced-colors: active)': {
      backgroundColor: 'Canvas !important',
      borderBlockEnd: '1px solid CanvasText',
    },
  };
});

/** The content of the bar. Browsers without container queries always show the menu button. */
export const Inner = styled(Container, { shouldForwardProp: (prop) => prop !== 'texts' })<{
  component: 'nav';
  texts: NavigationContent;
}>(({ theme, texts }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minBlockSize: theme.layout.barHeight,
  position: 'relative',
  containerType: 'inline-size',
  /* In the container query, 1 em is this font size. Larger text therefore needs a wider bar. */
  fontSize: theme.fontSize.label,
  [`@container (min-width: ${widthOfBar(texts, theme.characterWidth)}em)`]: {
    '& .brand': { flexShrink: 0, maxInlineSize: '30%', marginInlineEnd: 0 },
    '& .toggle': { display: 'none' },
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

export const BarBrand = styled(Brand)({
  /* A long name wraps, so that it does not touch the button. */
  minInlineSize: 0,
  maxInlineSize: '58%',
  marginInlineEnd: 'auto',
});

/** The items are in the bar if they fit. Otherwise, they are in a panel below the menu button. */
export const Menu = styled('ul')(({ theme }) => ({
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
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.medium,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.vars.palette.shadow.overlay,
}));

export const MenuLink = styled(Button)(({ theme }) => ({
  inlineSize: '100%',
  justifyContent: 'start',
  minBlockSize: 48,
  fontSize: theme.fontSize.text,
  '&[aria-current]': {
    color: theme.vars.palette.primary.main,
    '@media (forced-colors: active)': { textDecoration: 'underline' },
  },
})) as typeof Button;

export const ExternalIcon = styled(Icon)({ '&&': { inlineSize: 16, marginInlineStart: 6 } });

export const BookingButton = styled(Button)(({ theme }) => {
  const { palette } = theme.vars;
  return {
    maxInlineSize: '50%',
    /* The background must not fade, because the bar's colour changes at once. */
    transitionProperty: 'transform, opacity',
    /* The hero has a booking link too. While both are in view, they have different colours. */
    '.onHero:not([data-past-hero]) &': {
      background: palette.sky.on,
      color: palette.inverse.main,
      '&:focus-visible': { outlineColor: palette.sky.on },
    },
  };
}) as typeof Button;

/** A phone shows the short label. Screen readers always read the full label. */
export const BookingLabel = styled('span')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { '& > .short': { display: 'none' } },
  [theme.breakpoints.down('sm')]: { '& > .whole': visuallyHidden },
}));

/** Opens and closes the menu, even without JavaScript. The icon aligns with the page margin. */
export const Toggle = styled('details')({
  /* The button is at the end of the bar, but comes before the items in the focus order. */
  order: 1,
  marginInlineEnd: -12,
});

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
  /*
   * The scrim dims the page behind the open menu. A click on the scrim closes the menu, because the
   * scrim is part of the button. Without JavaScript, there is no scrim, because the scrim would
   * stay after a click on a link.
   */
  'html[data-menu-open] &::before': {
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

export const ClosedLabel = styled('span')({
  display: 'grid',
  'details[open] &': { display: 'none' },
});

export const OpenLabel = styled('span')({
  display: 'grid',
  'details:not([open]) &': { display: 'none' },
});
