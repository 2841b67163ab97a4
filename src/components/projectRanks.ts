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
    gridTemplateColumns: 'minmax(40%, 1fr) auto',
    padding: 'clamp(16px, 3vw, 40px) clamp(16px, 3vw, 40px) 12px',
    columnGap: 16,
    '& > :nth-of-type(2)': { gridColumn: '1 / -1', marginBlockStart: 8 },
    '& > :last-child': { gridArea: '1 / 2 / span 2', alignContent: 'flex-start' },
  },
  /* Large text keeps the name on one line. */
  '& h3': { fontSize: 'clamp(min(1.5rem, 9vw), 3.4vw, 3rem)' },
  '& > .screen': {
    gridArea: 'screen',
    overflow: 'hidden',
    maxBlockSize: 124,
    direction: 'ltr',
    /* Whole within the card: the ground of the page has the colour of the map. */
    margin: '0 clamp(16px, 3vw, 40px) clamp(16px, 3vw, 40px)',
    borderRadius: theme.radius.small,
    boxShadow: theme.vars.palette.shadow.panel,
    /* A phone has room for the van, whose it is, and where it goes. */
    '& > svg': { inlineSize: '260%', margin: '-76% 0 0 -118%' },
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
    '& > p': { position: 'relative', padding, paddingBlockStart: 8 },
  },
  '& > .words': {
    gridArea: 'words',
    padding,
    '& > p + p': { marginBlockStart: 6, textWrap: 'balance' },
  },
  '& > footer': {
    marginInline: padding,
    /*
     * Three narrow cards in a row, in one of which the country would wrap beside the button: a line for
     * each, so that the hairlines stand at one height.
     */
    [theme.breakpoints.between('sm', 'md')]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      paddingBlockEnd: 12,
      '& > p': { display: 'grid' },
      '& > a': { maxInlineSize: 'none' },
    },
  },
}));

/** The screen above the words, without a card of its own; on a phone a row under a hairline. */
export const Line = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplate: '"screen words" 1fr "screen foot" auto / 112px minmax(0, 1fr)',
  gap: '4px 16px',
  blockSize: '100%',
  '& > .screen': {
    gridArea: 'screen',
    display: 'grid',
    alignContent: 'center',
    overflow: 'hidden',
    borderRadius: theme.radius.small,
    '& > svg': { overflow: 'visible' },
  },
  '& > .words': {
    gridArea: 'words',
    display: 'grid',
    gridTemplateRows: 'repeat(3, auto) 1fr',
    gap: 4,
    '& > :last-child': { paddingBlockStart: 4 },
  },
  [theme.breakpoints.down('sm')]: {
    paddingBlockStart: 12,
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
    '& > footer': { border: 0, paddingBlock: 0 },
  },
  [theme.breakpoints.up('sm')]: {
    gridTemplate: '"screen" auto "words" 1fr "foot" auto / 1fr',
    rowGap: 12,
    /* Room for two lines: the hairlines of a row stand at one height. */
    '& > footer': { minBlockSize: 64 },
  },
}));

/** How loud a project is: one leads, a few are cards, the others are screens with a few lines. */
export type ProjectRank = 'lead' | 'card' | 'line';
