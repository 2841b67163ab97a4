import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { onScreen } from '../brand/illustrations/onScreen.ts';
import type { GradientName } from '../../theme/index.ts';

/** `card` has the `paper` background. `prominent` has no background of its own. */
export type TestimonialVariant = 'card' | 'prominent';

interface VariantProps {
  variant: TestimonialVariant;
}

const phoneSize = 'min(21vw, 320px)';

const column = ({ space }: Theme) =>
  ({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: space.large,
    blockSize: '100%',
  }) as const;

export const QuoteCard = styled(Card)(({ theme }) => ({
  ...column(theme),
  padding: theme.layout.cardPadding,
  '@media print': { gap: theme.spacing(1), padding: 0, border: 0, borderRadius: 0 },
})) as typeof Card;

/**
 * A quote between the quotation marks of the page's language. In print, all quotes have the same
 * size.
 */
export const Quote = styled(Typography)(({ theme }) => ({
  /* The first mark is in the margin, but not near the edge of the window. */
  textIndent: `max(-0.42em, ${theme.layout.pageMargin} / -2)`,
  '&::before': { content: 'open-quote' },
  '&::after': { content: 'close-quote' },
  '@media print': {
    ...theme.typography.quote,
    fontSize: theme.fontSize.lead,
    textIndent: 0,
  },
})) as typeof Typography;

export const ProminentQuote = styled('figure')<{ hasApp: boolean }>(({ theme, hasApp }) => ({
  ...column(theme),
  '--palette-secondary-main': theme.vars.palette.illustration.glow,
  '--palette-divider': theme.vars.palette.inverse.line,
  ...(hasApp && {
    [theme.breakpoints.up('sm')]: {
      paddingInlineEnd: `calc(${phoneSize} + ${theme.spacing(2)})`,
    },
  }),
  '@media print': { gap: theme.spacing(1), paddingInlineEnd: 0 },
}));

/** A drawing of the project's app, in the project's colours. */
export const App = styled('div')<{ gradient: GradientName }>(({ theme, gradient }) => ({
  '--palette-illustration-deep': theme.screens[gradient]?.deep,
  '--palette-illustration-mid': theme.screens[gradient]?.mid,
  position: 'absolute',
  insetInlineEnd: 0,
  /* The drawn phone is whole. It ends above the testimonial cards. */
  insetBlockEnd: `calc(-1 * ${theme.space.huge})`,
  inlineSize: phoneSize,
  transform: 'rotate(6deg)',
  [theme.breakpoints.down('sm')]: { display: 'none' },
  '@media print': { display: 'none' },
}));

export const Source = styled('figcaption')<VariantProps>(({ theme, variant }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: theme.spacing(2),
  alignItems: 'flex-start',
  lineHeight: 1.35,
  textWrap: 'balance',
  ...(variant === 'card'
    ? {
        /*
         * In a row of two narrow cards, one author's title may need two lines. Both cards reserve
         * two lines, so that the initials align.
         */
        [theme.breakpoints.between('sm', 'md')]: { gridTemplateRows: 'minmax(5.75rem, auto) auto' },
      }
    : {
        /* With enlarged text, the project moves to a line of its own. */
        [onScreen(theme.breakpoints.up('tablet'))]: { display: 'flex', flexWrap: 'wrap' },
      }),
  '@media print': { gap: theme.spacing(0.75), gridTemplateRows: 'none' },
}));

/** The author's initials, styled like a seal. */
export const Seal = styled(Avatar)(({ theme }) => ({
  inlineSize: theme.layout.portraitSize,
  blockSize: theme.layout.portraitSize,
  borderRadius: theme.radius.medium,
  fontSize: `min(${theme.fontSize.large}, 8.6vw)`,
  '@media print': { display: 'none' },
}));

export const Built = styled('div')<VariantProps>(({ theme, variant }) => ({
  display: 'flex',
  gridColumn: '1 / -1',
  flexWrap: 'wrap',
  columnGap: theme.spacing(1.5),
  alignItems: 'baseline',
  paddingBlockStart: theme.spacing(2),
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  /* The project is beside the author. */
  ...(variant === 'prominent' && {
    [onScreen(theme.breakpoints.up('tablet'))]: {
      display: 'block',
      alignSelf: 'stretch',
      marginInlineStart: theme.spacing(1),
      paddingInlineStart: theme.spacing(3),
      paddingBlockStart: 0,
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
    },
  }),
  '@media print': { columnGap: theme.spacing(0.75), paddingBlockStart: theme.spacing(0.75) },
}));

export const Result = styled(Typography)(({ theme }) => ({
  display: 'block',
  flexBasis: '100%',
  [theme.breakpoints.up('lg')]: { flexBasis: 'auto', marginInlineStart: 'auto' },
})) as typeof Typography;
