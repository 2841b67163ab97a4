import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Icon } from '../brand/icons/Icon.tsx';
import { raisedByPointer } from './raisedByPointer.ts';
import { onTallSheet, thirds } from './printedSheet.ts';

/** Share of a row that a card takes up. On a phone, the cards share one row, which scrolls sideways. */
export interface ServiceSize {
  sm: 'full' | 'half';
  md: 'full' | 'half' | 'third';
}

interface SizeProps {
  size: ServiceSize;
}

interface FeaturedProps {
  isFeatured: boolean;
}

const ownProps = new Set<PropertyKey>(['size', 'isFeatured']);
const options = { shouldForwardProp: (prop: PropertyKey) => !ownProps.has(prop) };

/** Whether the picture is beside the text. In the narrowest cards, it is above the text. */
const isBeside = ({ sm, md }: ServiceSize) => ({
  sm: sm === 'full',
  md: md !== 'third',
});

/**
 * In a row of cards, matching parts have the same height, so that the dividers align. The card
 * itself is the subgrid, because Firefox gives a subgrid inside another subgrid too little height.
 */
function sharedRows(theme: Theme, size: ServiceSize) {
  const beside = isBeside(size);
  return {
    '@supports (grid-template-rows: subgrid)': {
      [theme.breakpoints.up('sm')]: {
        gridRow: `span ${beside.sm ? 3 : 4}`,
        gridTemplateRows: 'subgrid',
      },
      [theme.breakpoints.up('md')]: { gridRow: `span ${beside.md ? 3 : 4}` },
    },
  };
}

/** Width of a picture beside the text, as a share of the card width. */
const pictureShare = '40%';

export const ListItemCard = styled(
  Card,
  options,
)<SizeProps & { component: 'li' }>(({ theme, size }) => {
  const roomForPicture = (isNeeded: boolean) => ({
    paddingInlineEnd: isNeeded
      ? `calc(${pictureShare} + ${theme.spacing(3)})`
      : theme.layout.cardPadding,
  });
  const beside = isBeside(size);
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: '1fr auto auto',
    [theme.breakpoints.down('sm')]: { gridTemplateRows: 'auto 1fr' },
    gap: theme.space.medium,
    padding: theme.layout.cardPadding,
    [theme.breakpoints.up('sm')]: roomForPicture(beside.sm),
    [theme.breakpoints.up('md')]: roomForPicture(beside.md),
    ...sharedRows(theme, size),
    ...raisedByPointer(theme),
    /* In print, a card is a row: the title, the description and the features. */
    '@media print': {
      gridTemplate: `none / ${thirds}`,
      alignItems: 'baseline',
      gap: theme.spacing(2),
      padding: theme.spacing(0.5, 0),
      borderWidth: '1px 0 0',
      borderRadius: 0,
    },
    [onTallSheet]: { paddingBlock: theme.spacing(0.75) },
  };
});

/** In print, the title and the description are separate parts of the row. */
export const Words = styled('div')({ '@media print': { display: 'contents' } });

export const Title = styled(
  Typography,
  options,
)<SizeProps>(({ theme, size }) => ({
  marginBlockEnd: theme.space.small,
  /* Reserves two lines for the title, so that the descriptions in a row of cards align. */
  minBlockSize: '2.36em',
  maxInlineSize: '10.5em',
  ...(size.md !== 'third' && {
    /* The limit prevents line breaks inside words when a visitor enlarges the text. */
    [theme.breakpoints.up('lg')]: { fontSize: `min(${theme.fontSize.titleSmall}, 2.6vw)` },
  }),
  '@media print': { minBlockSize: 0, margin: 0, fontSize: theme.fontSize.large },
}));

export const Description = styled(Typography)(({ theme }) => ({
  textWrap: 'balance',
  '@media print': { fontSize: theme.fontSize.small },
}));

export const Features = styled('ul')(({ theme }) => ({
  display: 'grid',
  alignContent: 'flex-start',
  gap: theme.spacing(0.5),
  paddingBlockStart: theme.spacing(2),
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  '@media print': { gap: 0, padding: 0, border: 0 },
}));

export const Feature = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: theme.spacing(1),
  '@media print': { alignItems: 'baseline' },
}));

export const Tick = styled(Icon)({
  marginBlockStart: 2,
  '@media print': { alignSelf: 'center', margin: 0, fontSize: '1em' },
});

/** The last two lines of a card: a link to a project, and below it the project's result. */
export const Proof = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'grid',
  color: theme.vars.palette.text.secondary,
  /*
   * In a row that scrolls sideways, the link is as wide as the card. The browser would not scroll to
   * a link whose start is already visible.
   */
  [theme.breakpoints.up('sm')]: { justifyItems: 'start' },
  '@media print': { display: 'none' },
}));

export const ProofLink = styled(Link)(({ theme }) => ({
  /* The click target is at least 41 px high, but the link takes up only one line. */
  marginBlock: theme.spacing(-1.25),
  paddingBlock: theme.spacing(1.25),
  fontWeight: theme.fontWeight.strong,
}));

/** Positions of a picture in its card. */
const placesOf = ({ layout: { cardPadding }, spacing }: Theme) =>
  ({
    /** Above the text, as wide as the card. */
    above: {
      aspectRatio: '2',
      margin: `calc(-1 * ${cardPadding}) calc(-1 * ${cardPadding}) ${spacing(1)}`,
      overflow: 'hidden',
    },
    /** Beside the text, as high as the card. */
    beside: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      inlineSize: pictureShare,
      blockSize: '100%',
      overflow: 'hidden',
    },
    /** Beside all of the text. The card cuts off the drawn phone below its button. */
    rising: {
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineEnd: '8%',
      inlineSize: 168,
      transform: 'translateY(9%)',
    },
  }) as const;

export const Drawing = styled(
  'div',
  options,
)<SizeProps & FeaturedProps>(({ theme, size, isFeatured }) => {
  const beside = isBeside(size);
  const places = placesOf(theme);
  const place = (isBesideWords: boolean) =>
    places[isBesideWords ? (isFeatured ? 'rising' : 'beside') : 'above'];
  return {
    order: -1,
    /* Without `alignSelf`, the picture is stretched, and WebKit gives the row the wrong height. */
    alignSelf: 'flex-start',
    backgroundColor: isFeatured ? undefined : theme.vars.palette.background.muted,
    [theme.breakpoints.down('sm')]: {
      ...places.above,
      /* The panel cuts off the drawn phone above its button. */
      ...(isFeatured && {
        borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
        '& > svg': { blockSize: '134%' },
      }),
    },
    [theme.breakpoints.between('sm', 'md')]: place(beside.sm),
    [theme.breakpoints.up('md')]: {
      ...place(beside.md),
      ...(beside.md && isFeatured && { inlineSize: 'min(200px, 34%)' }),
    },
    '@media print': { display: 'none' },
  };
});
