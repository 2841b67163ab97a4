import { styled } from '@mui/material/styles';
import { GradientTile } from './GradientTile.tsx';

const padding = 'clamp(12px, 1.4vw, 20px)';

/** A large screen on the project's gradient: beside the words from a laptop on, else below them. */
export const Lead = styled(GradientTile)(({ theme, gradient }) => ({
  display: 'grid',
  gridTemplate: '"words" auto "foot" auto "screen" auto / minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: theme.radius.medium,
  /* Seen where colours are forced. */
  outline: '1px solid transparent',
  outlineOffset: -1,
  '--palette-text-secondary': theme.vars.palette.onGradient[gradient],
  '--palette-divider': theme.vars.palette.inverse.line,
  '& > .words': {
    gridArea: 'words',
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    padding: 'clamp(16px, 3vw, 40px) clamp(16px, 3vw, 40px) 12px',
    columnGap: 16,
    '& > :nth-of-type(2)': { gridColumn: '1 / -1', marginBlockStart: 8 },
    '& > :last-child': { gridArea: '1 / 2 / span 2', alignContent: 'flex-start' },
  },
  '& h3': { fontSize: 'clamp(1.5rem, 3.4vw, 3rem)' },
  '& > .screen': {
    gridArea: 'screen',
    overflow: 'hidden',
    maxBlockSize: 124,
    direction: 'ltr',
    /* Whole within the card: the ground of the page has the colour of the map. */
    margin: '0 clamp(16px, 3vw, 40px) clamp(16px, 3vw, 40px)',
    borderRadius: theme.radius.small,
    boxShadow: theme.vars.palette.shadow.panel,
    /* A phone has room for the van and where it goes. */
    '& > svg': { inlineSize: '300%', margin: '-84% 0 0 -173%' },
  },
  '& > footer': { marginInline: 'clamp(16px, 3vw, 40px)', paddingBlock: 12 },
  [theme.breakpoints.up('sm')]: {
    '& > .screen': { maxBlockSize: 'none', '& > svg': { inlineSize: '100%', margin: 0 } },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplate: '"words screen" 1fr "foot screen" auto / minmax(0, 4fr) minmax(0, 8fr)',
    '& > .words': {
      display: 'flex',
      flexDirection: 'column',
      '& > :last-child': { marginBlockStart: 'auto', gap: 8, fontSize: '1.125rem' },
      '& > :last-child > span': { fontSize: 'clamp(3rem, 5.6vw, 5.5rem)' },
      '& > :nth-of-type(2)': { marginBlockStart: 20, fontSize: '1.0625rem' },
    },
    '& > .screen': { marginBlockStart: 'clamp(16px, 3vw, 40px)', marginInlineStart: 0 },
    /* The button ends where the screen beside it does. */
    '& > footer': { marginBlockEnd: 'clamp(16px, 3vw, 40px)', paddingBlockEnd: 0 },
  },
}));

/** The screen above the words from a tablet on, else beside them. */
export const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplate: '"screen words" 1fr "screen foot" auto / min(38%, 240px) minmax(0, 1fr)',
  blockSize: '100%',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.medium,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.shadow.card,
  [theme.breakpoints.up('sm')]: { gridTemplate: '"screen" auto "words" 1fr "foot" auto / 1fr' },
  '& > .screen': {
    gridArea: 'screen',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    '& > svg': { overflow: 'visible', marginBlock: 'auto' },
    '& > p': { position: 'relative', padding, paddingBlockStart: 0 },
  },
  '& > .words': {
    gridArea: 'words',
    padding,
    '& > p + p': { marginBlockStart: 6, textWrap: 'balance' },
  },
  '& > footer': {
    marginInline: padding,
    /* Room for three lines: the hairlines of a row stand at one height. */
    [theme.breakpoints.only('sm')]: { minBlockSize: 76 },
  },
}));

/** A row under a hairline, its parts in columns on a wide screen. */
export const Line = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplate: '"screen words" 1fr "screen client" auto / 84px minmax(0, 1fr)',
  columnGap: 16,
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  '& > .screen': {
    gridArea: 'screen',
    display: 'grid',
    alignContent: 'center',
    overflow: 'hidden',
    borderRadius: theme.radius.small,
    '& > svg': { overflow: 'visible' },
  },
  rowGap: 4,
  '& > .words': { gridArea: 'words', display: 'grid', gap: 4, '& > p': { textWrap: 'balance' } },
  '& h3': { paddingInlineEnd: 56 },
  '& > footer': {
    display: 'contents',
    '& > p': { gridArea: 'client' },
    '& > a': { gridArea: 'words', placeSelf: 'flex-start flex-end', marginBlockStart: -10 },
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplate: '"screen words client book" / 144px 1fr 184px auto',
    alignItems: 'center',
    columnGap: 32,
    paddingBlockStart: 24,
    '& > .words': {
      gridTemplateColumns: '1fr 1.5fr 1.1fr',
      columnGap: 32,
      alignItems: 'center',
      '& > p:nth-of-type(2)': { gridArea: '1 / 2 / span 2' },
      '& > p:nth-of-type(3)': { gridArea: '1 / 3 / span 2' },
    },
    '& h3': { paddingInlineEnd: 0 },
    '& > footer > a': { gridArea: 'book', placeSelf: 'center flex-end', marginBlock: 0 },
  },
}));

/** How loud a project is: one leads, a few are cards, the others are lines of a list. */
export type ProjectRank = 'lead' | 'card' | 'line';
