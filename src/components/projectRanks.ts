import { styled } from '@mui/material/styles';
import { GradientTile } from './GradientTile.tsx';

const padding = 'clamp(12px, 1.4vw, 20px)';

/** Around the words of the one that leads, and its screen. */
export const leadPadding = 'clamp(16px, 3vw, 40px)';

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
    padding: `${leadPadding} ${leadPadding} 12px`,
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
    margin: `0 ${leadPadding} ${leadPadding}`,
    borderRadius: theme.radius.small,
    boxShadow: theme.vars.palette.shadow.panel,
    /* A phone has room for the van, whose it is, and where it goes. */
    '& > svg': { inlineSize: '260%', margin: '-76% 0 0 -118%' },
  },
  '& > footer': { marginInline: leadPadding, paddingBlock: 12 },
  [theme.breakpoints.up('sm')]: {
    '& > .screen': { maxBlockSize: 'none', '& > svg': { inlineSize: '100%', margin: 0 } },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplate: '"words screen" 1fr "foot screen" auto / minmax(0, 4fr) minmax(0, 8fr)',
    '& > .words': {
      display: 'flex',
      flexDirection: 'column',
      '& > :last-child': {
        marginBlockStart: 'auto',
        paddingBlockStart: 20,
        gap: 8,
        fontSize: '1.125rem',
      },
      '& > :last-child > span': { fontSize: 'clamp(3rem, 5.6vw, 5.5rem)' },
      '& > :nth-of-type(2)': { marginBlockStart: 20, fontSize: '1.0625rem' },
    },
    '& > .screen': { marginBlockStart: leadPadding, marginInlineStart: 0 },
    /* The button ends where the screen beside it does. */
    '& > footer': { marginBlockEnd: leadPadding, paddingBlockEnd: 0 },
  },
}));

/** The screen beside the words; above them where upright cards stand in a row. */
export const Card = styled('article')(({ theme }) => {
  const beside = (screen: string) =>
    `"screen words" 1fr "screen foot" auto / ${screen} minmax(0, 1fr)`;
  return {
    display: 'grid',
    gridTemplate: beside('34%'),
    blockSize: '100%',
    overflow: 'hidden',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.radius.medium,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.vars.palette.shadow.card,
    [theme.breakpoints.up('sm')]: {
      gridTemplate: '"screen" auto "words" 1fr "foot" auto / minmax(0, 1fr)',
    },
    /* On paper there is no screen to stand beside. */
    [theme.breakpoints.up('md').replace('@media', '@media screen and')]: {
      '&.line': { gridTemplate: beside('42%') },
    },
    '& > .screen': {
      gridArea: 'screen',
      display: 'flex',
      flexDirection: 'column',
      overflow: 'hidden',
      '& > svg': { overflow: 'visible', marginBlock: 'auto' },
      '& > p': { position: 'relative', padding, paddingBlockStart: 8 },
    },
    /* Too small for words there, but a number can be read. */
    [theme.breakpoints.down('sm')]: {
      '&.card > .screen text': { fontSize: 26 },
      '&.card > .screen .word': { display: 'none' },
    },
    /* No outcome stands on it: its subject has all of the room, and on a phone its end, large. */
    '&.line > .screen': {
      direction: 'ltr',
      '& > svg': {
        inlineSize: '170%',
        marginLeft: '-58%',
        /* Whole, and as narrow as what a phone shows. */
        [theme.breakpoints.down('sm')]: { '.wide': { x: '118px', width: '170px' } },
        [theme.breakpoints.up('sm')]: { inlineSize: '112%', marginLeft: '-6%' },
      },
    },
    '& > .words': {
      gridArea: 'words',
      padding,
      '& > p + p': { marginBlockStart: 8, textWrap: 'balance' },
    },
    '& > footer': {
      marginInline: padding,
      /* Three narrow cards in a row: room for a country of two lines, so that the hairlines are level. */
      [theme.breakpoints.between('sm', 'md')]: { minBlockSize: 80 },
    },
  };
});

/** How loud a project is: one leads, a few are cards, the others stand in a row below. */
export type ProjectRank = 'lead' | 'card' | 'line';
