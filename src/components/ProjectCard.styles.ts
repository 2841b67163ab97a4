import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Paper from '@mui/material/Paper';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Picture } from './Picture.tsx';
import { raisedByPointer } from './raisedByPointer.ts';
import type { GradientName } from '../../theme/index.ts';

/**
 * Card layout. On a tablet or a wider screen, three `small` cards or two `wide` cards share a row.
 * A `tall` and a `panorama` card also share a row. A `featured` or `full` card fills a row.
 */
export type ProjectLayout = 'featured' | 'small' | 'wide' | 'tall' | 'panorama' | 'full';

interface LayoutProps {
  layout: ProjectLayout;
}

interface ArticleProps {
  component: 'article';
}

/** Card padding. From `lg` on, the featured card extends into the page margin by this padding. */
export const projectPadding = ({ space }: Theme, layout: ProjectLayout) =>
  layout === 'featured' ? space.large : `max(16px, ${space.medium})`;

const above = '"screen" auto "words" 1fr "foot" auto / minmax(0, 1fr)';
const tallScreen = '"screen" 1fr "words" auto "foot" auto / minmax(0, 1fr)';
const beside = (screen: string) =>
  `"screen words" 1fr "screen foot" auto / ${screen} minmax(0, 1fr)`;

const mdTemplates = {
  small: above,
  wide: beside('42%'),
  tall: tallScreen,
  panorama: tallScreen,
  full: beside('33%'),
};

/** In print, a small figure is beside the name and the result. The description is below them. */
const cardInPrint = ({ spacing }: Theme) => ({
  gridTemplate:
    '"screen heading" auto "screen outcome" 1fr "text text" auto "foot foot" auto / minmax(0, 5fr) minmax(0, 6fr)',
  columnGap: spacing(1),
  border: 0,
  borderRadius: 0,
});

interface PlainCardProps {
  layout: keyof typeof mdTemplates;
  fillsColumn: boolean;
}

/** A card with the `paper` background. */
export const PlainCard = styled(Card, {
  shouldForwardProp: (prop) => prop !== 'layout' && prop !== 'fillsColumn',
})<ArticleProps & PlainCardProps>(({ theme, layout, fillsColumn }) => ({
  display: 'grid',
  gridTemplate: fillsColumn ? tallScreen : above,
  blockSize: '100%',
  boxShadow: theme.vars.palette.shadow.card,
  /* The section still rises by up to 36 px while the page scrolls to the card. */
  scrollMarginBlockStart: theme.spacing(6),
  ...raisedByPointer(theme),
  '&:target': { borderColor: theme.vars.palette.primary.main },
  [theme.breakpoints.up('tablet')]: {
    gridTemplate: layout === 'wide' ? above : mdTemplates[layout],
  },
  [theme.breakpoints.up('md')]: { gridTemplate: mdTemplates[layout] },
  '@media print': cardInPrint(theme),
}));

/** A card with the project's gradient. A large drawn screen is beside the text, or below it. */
export const FeaturedCard = styled(Card)<ArticleProps>(({ theme }) => ({
  scrollMarginBlockStart: theme.spacing(6),
  display: 'grid',
  gridTemplate: '"words" 1fr "screen" auto "foot" auto / minmax(0, 1fr)',
  blockSize: '100%',
  ...raisedByPointer(theme),
  [theme.breakpoints.up('md')]: {
    gridTemplate: '"words screen" 1fr "foot screen" auto / minmax(0, 4fr) minmax(0, 8fr)',
  },
  /* The card takes up two columns of the sheet. The figure fills the first one. */
  '@media print': {
    ...cardInPrint(theme),
    gridTemplate:
      '"screen heading" auto "screen text" auto "screen outcome" 1fr "screen foot" auto / minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: theme.spacing(2),
  },
}));

const inOneColumn = {
  gridTemplate: '"heading" auto "text" 1fr "outcome" auto / minmax(0, 1fr)',
};

/** The project's result is beside its name. */
const resultBesideName = ({ spacing }: Theme) => ({
  display: 'grid',
  gridTemplate: '"heading outcome" auto "text text" 1fr / minmax(40%, 1fr) auto',
  columnGap: spacing(2),
});

/** Text in the featured card. On a tablet, the project's result is beside the name. */
const featuredWords = (theme: Theme) =>
  ({
    ...resultBesideName(theme),
    alignContent: 'flex-start',
    paddingBlockEnd: theme.spacing(2),
    [theme.breakpoints.down('tablet')]: inOneColumn,
    [theme.breakpoints.up('md')]: inOneColumn,
  }) as const;

/** Text in a `panorama` card. On a laptop, the description is between the name and the result. */
const panoramaWords = (theme: Theme) => ({
  [theme.breakpoints.between('tablet', 'md')]: resultBesideName(theme),
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplate: '"heading text outcome" auto / auto minmax(0, 1fr) auto',
    columnGap: theme.spacing(4),
  },
});

export const Words = styled('div')<LayoutProps>(({ theme, layout }) => ({
  gridArea: 'words',
  padding: projectPadding(theme, layout),
  ...(layout === 'featured' && featuredWords(theme)),
  ...(layout === 'panorama' && panoramaWords(theme)),
  '@media print': { display: 'contents' },
}));

/** In print, all text is black, so the project's type is bold to differ from the description. */
export const Heading = styled('div')(({ theme }) => ({
  gridArea: 'heading',
  '@media print': { '& > p': { fontWeight: theme.fontWeight.strong } },
}));

export const FeaturedName = styled(Typography)(({ theme }) => ({
  /* Keeps the name on one line when a visitor enlarges the text. */
  fontSize: `min(${theme.fontSize.titleSmall}, 9vw)`,
  '@media print': { fontSize: theme.fontSize.large },
}));

export const Description = styled('p')<LayoutProps>(({ theme, layout }) => ({
  ...theme.typography.body2,
  gridArea: 'text',
  marginBlockStart: theme.spacing(1),
  [theme.breakpoints.up('md')]: {
    ...(layout === 'featured' && {
      marginBlockStart: theme.spacing(2.5),
      fontSize: theme.fontSize.text,
    }),
    ...(layout === 'panorama' && { marginBlockStart: 0 }),
  },
  '@media print': { marginBlockStart: theme.spacing(0.75), fontSize: theme.fontSize.small },
}));

/** The result in a `featured` or `panorama` card. */
export const Outcome = styled('div')<LayoutProps>(({ theme, layout }) => ({
  gridArea: 'outcome',
  textWrap: 'balance',
  [theme.breakpoints.down('tablet')]: { paddingBlockStart: theme.spacing(1) },
  ...(layout === 'featured' && {
    [theme.breakpoints.up('md')]: { paddingBlockStart: theme.spacing(2.5) },
  }),
  '@media print': { alignSelf: 'end', margin: 0, padding: 0 },
}));

/** In print, a drawing or picture is an item in the card's grid. */
const figureInPrint = {
  gridArea: 'screen',
  display: 'block',
  inlineSize: '100%',
  /* Aligns the top of the figure with the top of the name. */
  margin: '4px 0 0',
  aspectRatio: '8 / 5',
  borderRadius: 4,
  overflow: 'hidden',
  background: 'inherit',
  printColorAdjust: 'exact',
};

const screenInPrint = {
  display: 'contents',
  overflow: 'visible',
  '& > .illustration': figureInPrint,
};

export const Screen = styled(Paper, {
  shouldForwardProp: (prop) => prop !== 'layout',
})<{ layout: ProjectLayout }>(({ theme, layout }) => ({
  gridArea: 'screen',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: 0,
  /* On a phone, the result is beside the drawing if it fits. */
  ...(layout !== 'panorama' && {
    [theme.breakpoints.down('tablet')]: { flexFlow: 'wrap', alignItems: 'center' },
  }),
  '@media print': screenInPrint,
}));

export const ScreenPicture = styled(Picture, {
  shouldForwardProp: (prop) => prop !== 'layout',
})<LayoutProps>(({ theme, layout }) => ({
  flexGrow: 1,
  inlineSize: '100%',
  aspectRatio: layout === 'featured' ? '43 / 25' : '8 / 5',
  ...(layout === 'panorama' && { [theme.breakpoints.up('md')]: { aspectRatio: '20 / 9' } }),
  '@media print': figureInPrint,
}));

/**
 * The result below a picture or a drawing, and on a phone beside a drawing. Below, this element has
 * the same height in both cases.
 */
export const ScreenOutcome = styled('div')<{ hasPicture: boolean }>(({ theme, hasPicture }) => {
  const padding = projectPadding(theme, 'small');
  return {
    position: 'relative',
    padding,
    paddingBlock: hasPicture
      ? `calc((${padding} + ${theme.spacing(1)}) / 2)`
      : `${theme.spacing(1)} ${padding}`,
    textWrap: 'balance',
    [theme.breakpoints.down('tablet')]: {
      flex: '1 0 0',
      minInlineSize: 'min-content',
      ...(!hasPicture && { padding: theme.spacing(1, 2, 1, 0.5) }),
    },
    '@media print': { gridArea: 'outcome', alignSelf: 'end', padding: 0 },
  };
});

/** The margin keeps the card's gradient visible around the screen. In print, a border does. */
export const FeaturedScreen = styled('div', {
  shouldForwardProp: (prop) => prop !== 'gradient',
})<{ gradient: GradientName }>(({ theme, gradient }) => ({
  gridArea: 'screen',
  display: 'flex',
  flexDirection: 'column',
  direction: 'ltr',
  overflow: 'hidden',
  margin: projectPadding(theme, 'featured'),
  marginBlockStart: 0,
  borderRadius: theme.radius.small,
  boxShadow: theme.vars.palette.shadow.panel,
  [theme.breakpoints.up('md')]: {
    marginBlockStart: projectPadding(theme, 'featured'),
    marginInlineStart: 0,
  },
  '@media print': {
    ...figureInPrint,
    /* The text beside the figure decides how high the card is. */
    contain: 'size',
    aspectRatio: 'auto',
    border: '5px solid transparent',
    background: `${theme.vars.palette.gradient[gradient]} border-box`,
    boxShadow: 'none',
    '& > .illustration': { display: 'block' },
  },
}));

export const Foot = styled('footer')<LayoutProps>(({ theme, layout }) => ({
  gridArea: 'foot',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: theme.spacing(0.5),
  marginInline: projectPadding(theme, layout),
  paddingBlock: theme.spacing(1.5),
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  /* The button moves down only if it does not fit beside the longest word in the client text. */
  flexWrap: 'wrap',
  /* Aligns the bottom of the button with the bottom of the drawn screen. */
  ...(layout === 'featured' && {
    [theme.breakpoints.up('md')]: {
      marginBlockEnd: projectPadding(theme, layout),
      paddingBlockEnd: 0,
    },
  }),
  /* In a narrow card, the button is below the client, so that the country fits on one line. */
  ...(layout === 'small' && {
    [theme.breakpoints.between('tablet', 'md')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: theme.spacing(1),
    },
  }),
  '@media print': { display: 'block', margin: 0, padding: 0, border: 0 },
}));

export const Client = styled('p')<LayoutProps>(({ theme, layout }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'center',
  columnGap: theme.spacing(0.5),
  flexGrow: 1,
  inlineSize: 'min-content',
  minInlineSize: 0,
  overflowWrap: 'break-word',
  '& > span': { minInlineSize: 0 },
  /* In narrow cards, the country has its own line, so that the dividers in a row align. */
  ...(layout === 'small' && {
    [theme.breakpoints.between('tablet', 'md')]: { display: 'grid', inlineSize: 'auto' },
  }),
  '@media print': { display: 'flex', columnGap: theme.spacing(0.5), inlineSize: 'auto' },
}));

export const Country = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.primary,
}));

/** A button with less padding, so that most countries fit beside it. */
export const NarrowButton = styled(Button)(({ theme }) => ({
  justifySelf: 'end',
  paddingInline: theme.spacing(1.5),
})) as typeof Button;
