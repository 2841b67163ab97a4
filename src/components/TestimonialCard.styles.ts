import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { GradientName } from '../../theme/index.ts';
import { GradientTile } from './GradientTile.tsx';

/** A card on paper; a prominent testimonial is on the sky itself. */
export type TestimonialVariant = 'card' | 'prominent';

interface VariantProps {
  variant: TestimonialVariant;
}

const phoneSize = 'min(21vw, 320px)';

const figureVariants = ({ breakpoints, radius, vars: { palette } }: Theme, hasApp: boolean) => ({
  card: {
    padding: 'clamp(20px, 2.6vw, 36px)',
    border: `1px solid ${palette.divider}`,
    borderRadius: radius.medium,
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
  },
  prominent: {
    '--palette-secondary-main': palette.illustration.glow,
    '--palette-divider': palette.inverse.line,
    [breakpoints.up('sm')]: { paddingInlineEnd: hasApp ? `calc(${phoneSize} + 16px)` : 0 },
  },
});

export const Figure = styled('figure')<VariantProps & { hasApp: boolean }>(
  ({ theme, variant, hasApp }) => ({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: 'clamp(20px, 2.2vw, 32px)',
    blockSize: '100%',
    margin: 0,
    ...figureVariants(theme, hasApp)[variant],
  }),
);

/** The project's app in its own colours, beside the words. */
export const App = styled('div')<{ gradient: GradientName }>(({ theme, gradient }) => ({
  '--palette-illustration-deep': theme.screens[gradient]?.deep,
  '--palette-illustration-mid': theme.screens[gradient]?.mid,
  position: 'absolute',
  insetInlineEnd: 0,
  /* The cards below hide everything below its button. */
  insetBlockEnd: 'calc(-68px - min(6vw, 88px))',
  inlineSize: phoneSize,
  transform: 'rotate(6deg)',
  [theme.breakpoints.down('md')]: { insetBlockEnd: 'calc(-22px - 6vw)' },
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** The author, and the project. */
export const Source = styled('figcaption')<VariantProps>(({ theme, variant }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 16,
  alignItems: 'flex-start',
  lineHeight: 1.35,
  textWrap: 'balance',
  ...(variant === 'card'
    ? {
        /*
         * Two narrow cards in a row, of which one title may take two lines: room for two in each, so
         * that their seals stand at one height.
         */
        [theme.breakpoints.between('sm', 'md')]: { gridTemplateRows: 'minmax(92px, auto) auto' },
      }
    : {
        /* Large text takes what was built into a line of its own. */
        [theme.breakpoints.up('sm')]: { display: 'flex', flexWrap: 'wrap' },
      }),
}));

/** Initials, set as a seal is cut: as large as it is, whatever the size of the text. */
export const Seal = styled(GradientTile)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 72,
  blockSize: 72,
  borderRadius: theme.radius.medium,
  fontFamily: theme.typography.h1.fontFamily,
  fontSize: 28,
  fontWeight: theme.fontWeight.heading,
  letterSpacing: '-0.06em',
}));

export const Name = styled('b')(({ theme }) => ({
  display: 'block',
  fontSize: '1.0625rem',
  fontWeight: theme.fontWeight.strong,
}));

const builtVariants = ({ breakpoints, vars: { palette } }: Theme) => ({
  card: {},
  prominent: {
    /* Beside its author. */
    [breakpoints.up('sm')]: {
      display: 'block',
      alignSelf: 'stretch',
      marginInlineStart: 8,
      paddingInlineStart: 24,
      paddingBlockStart: 0,
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${palette.divider}`,
    },
  },
});

export const Built = styled('div')<VariantProps>(({ theme, variant }) => ({
  display: 'flex',
  gridColumn: '1 / -1',
  flexWrap: 'wrap',
  columnGap: 12,
  alignItems: 'baseline',
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  ...builtVariants(theme)[variant],
}));

export const Result = styled(Typography)(({ theme }) => ({
  display: 'block',
  flexBasis: '100%',
  [theme.breakpoints.up('md')]: { flexBasis: 'auto', marginInlineStart: 'auto' },
})) as typeof Typography;
