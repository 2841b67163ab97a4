import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** `onHero` is clear until the page is scrolled; `plain` has a background of its own. */
export type NavigationTone = 'onHero' | 'plain';

export const Bar = styled('header', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: NavigationTone;
}>(({ theme, tone }) => ({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: theme.zIndex.appBar,
  ...(tone === 'onHero'
    ? { color: theme.vars.palette.sky.on }
    : { backgroundColor: theme.vars.palette.appBar }),
  transition: 'background-color 200ms, color 200ms, box-shadow 200ms',
  '&[data-scrolled]': {
    backgroundColor: theme.vars.palette.appBar,
    color: theme.vars.palette.text.primary,
    backdropFilter: 'blur(14px)',
    boxShadow: theme.vars.palette.shadow.appBar,
  },
  '@media (forced-colors: active)': {
    backgroundColor: 'Canvas',
    borderBlockEnd: '1px solid CanvasText',
  },
}));

export const Inner = styled(Container)({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: '4.5rem',
  /* The menu gives way, the brand and the button do not. */
  '& > a, & > div': { flex: 'none' },
  '& > a:first-of-type': { maxInlineSize: '58%', marginInlineEnd: 'auto' },
  '& > a:last-of-type': { maxInlineSize: '30%' },
}) as typeof Container;

export const Menu = styled('ul')(({ theme }) => ({
  '& svg': { inlineSize: 16, blockSize: 16, marginInlineStart: 6 },
  [theme.breakpoints.up('appBar')]: {
    display: 'flex',
    /* Enlarged text takes a second line rather than the button's place. */
    flexWrap: 'wrap',
    justifyContent: 'end',
    position: 'static',
    inlineSize: 'auto',
    border: 0,
    padding: 0,
    margin: 0,
    overflow: 'visible',
    background: 'none',
    color: 'inherit',
    '& a': { paddingInline: 14, whiteSpace: 'nowrap' },
  },
  [theme.breakpoints.down('appBar')]: {
    insetBlock: '4.75rem auto',
    insetInline: '12px',
    // On a low screen, or one magnified fourfold, the menu scrolls in itself.
    maxBlockSize: 'calc(100dvh - 4.75rem - 12px)',
    inlineSize: 'auto',
    margin: 0,
    padding: 8,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.radius.medium,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    boxShadow: theme.vars.palette.shadow.overlay,
    '& a': { inlineSize: '100%', justifyContent: 'start', minBlockSize: 48, fontSize: '1.0625rem' },
  },
}));

/** A label of two lengths: small screens show the short one, and the whole one is read out always. */
export const BookingLabel = styled('span')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { '& > .short': { display: 'none' } },
  [theme.breakpoints.down('sm')]: { '& > .whole': visuallyHidden },
}));

/** Its lines, not its hit area, end at the page's edge. */
export const Toggle = styled('div')(({ theme }) => ({
  marginInlineEnd: -12,
  [theme.breakpoints.up('appBar')]: { display: 'none' },
}));
