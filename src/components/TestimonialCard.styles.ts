import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { GradientName } from '../../theme/index.ts';
import { GradientTile } from './GradientTile.tsx';

/** `card` has the `paper` background. `prominent` has no background of its own. */
export type TestimonialVariant = 'card' | 'prominent';

interface VariantProps {
  variant: TestimonialVariant;
}

const phoneSize = 'min(21vw, 320px)';

const figureVariants = (
  { breakpoints, layout, radius, spacing, vars: { palette } }: Theme,
  hasApp: boolean,
) => ({
  card: {
    padding: layout.cardPadding,
    border: `1px solid ${palette.divider}`,
    borderRadius: radius.medium,
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
  },
  prominent: {
    '--palette-secondary-main': palette.illustration.glow,
    '--palette-divider': palette.inverse.line,
    [breakpoints.up('sm')]: { paddingInlineEnd: hasApp ? `calc(${phoneSize} + ${spacing(2)})` : 0 },
  },
});

export const Figure = styled('figure')<VariantProps & { hasApp: boolean }>(
  ({ theme, variant, hasApp }) => ({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: theme.space.large,
    blockSize: '100%',
    ...figureVariants(theme, hasApp)[variant],
  }),
);

/** A drawing of the project's app, in the project's colours. */
export const App = styled('div')<{ gradient: GradientName }>(({ theme, gradient }) => ({
  '--palette-illustration-deep': theme.screens[gradient]?.deep,
  '--palette-illustration-mid': theme.screens[gradient]?.mid,
  position: 'absolute',
  insetInlineEnd: 0,
  /* The testimonial cards cover the part of the drawn phone below its button. */
  insetBlockEnd: `calc(-1 * (${theme.space.huge} + ${theme.layout.gutter} + 0.22 * ${phoneSize}))`,
  inlineSize: phoneSize,
  transform: 'rotate(6deg)',
  [theme.breakpoints.down('sm')]: { display: 'none' },
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
        [theme.breakpoints.up('tablet')]: { display: 'flex', flexWrap: 'wrap' },
      }),
}));

/** The author's initials, styled like a seal. */
export const Seal = styled(GradientTile)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: theme.layout.portraitSize,
  blockSize: theme.layout.portraitSize,
  borderRadius: theme.radius.medium,
  fontFamily: theme.typography.h1.fontFamily,
  fontSize: `min(${theme.fontSize.large}, 8.6vw)`,
  fontWeight: theme.fontWeight.heading,
  letterSpacing: '-0.06em',
}));

export const Name = styled('b')(({ theme }) => ({
  display: 'block',
  fontSize: theme.fontSize.text,
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
    [theme.breakpoints.up('tablet')]: {
      display: 'block',
      alignSelf: 'stretch',
      marginInlineStart: theme.spacing(1),
      paddingInlineStart: theme.spacing(3),
      paddingBlockStart: 0,
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
    },
  }),
}));

export const Result = styled(Typography)(({ theme }) => ({
  display: 'block',
  flexBasis: '100%',
  [theme.breakpoints.up('lg')]: { flexBasis: 'auto', marginInlineStart: 'auto' },
})) as typeof Typography;
