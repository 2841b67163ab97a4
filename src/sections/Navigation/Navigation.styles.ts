import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

/** From this width the items stand in the bar; below it, in the menu. */
const wide = '@media (min-width: 1120px)';

export const Bar = styled('header')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: theme.zIndex.appBar,
  color: theme.vars.palette.sky.on,
  transition: 'background-color 200ms, color 200ms, box-shadow 200ms',
  '&[data-scrolled]': {
    backgroundColor: theme.vars.palette.bar,
    color: theme.vars.palette.text.primary,
    backdropFilter: 'blur(14px)',
    boxShadow: `0 1px 0 ${theme.vars.palette.divider}, 0 10px 30px -12px ${theme.vars.palette.shadow.lifted}`,
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
  [wide]: {
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
  '@media (max-width: 1119.98px)': {
    insetBlock: '4.75rem auto',
    insetInline: '12px',
    // On a low screen, or one magnified fourfold, the menu scrolls in itself.
    maxBlockSize: 'calc(100dvh - 4.75rem - 12px)',
    inlineSize: 'auto',
    margin: 0,
    padding: 8,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 20,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    boxShadow: `0 24px 60px -12px ${theme.vars.palette.shadow.lifted}`,
    '& a': { inlineSize: '100%', justifyContent: 'start', minBlockSize: 48, fontSize: '1.0625rem' },
  },
}));

/** The end of a label that small screens leave out. It stays in the name that is read out. */
export const WideOnly = styled('span')({
  '@media (max-width: 599.98px)': {
    whiteSpace: 'pre',
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
});

/** Its lines, not its hit area, end at the page's edge. */
export const Toggle = styled('div')({ marginInlineEnd: -12, [wide]: { display: 'none' } });
