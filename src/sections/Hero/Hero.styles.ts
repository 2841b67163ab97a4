import Container from '@mui/material/Container';
import { keyframes, styled } from '@mui/material/styles';

/** One screen from a tablet on: the headline at its top, the cities at its foot. */
export const HeroSection = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'clip',
  color: theme.vars.palette.sky.on,
  [theme.breakpoints.up('md')]: { minBlockSize: 'clamp(680px, 100svh, 1080px)' },
}));

/** Evening comes from the west: over London the sky is blue already. */
const west = { content: '""', position: 'absolute', inset: 0 } as const;

/** The sky ends where the horizon begins, so that all text on it stays readable. */
export const HeroBackground = styled('div')(({ theme }) => ({
  position: 'relative',
  flexGrow: 1,
  display: 'grid',
  background: theme.vars.palette.sky.gradient,
  '&::before': {
    ...west,
    background: theme.vars.palette.sky.west,
    maskImage: theme.vars.palette.sky.eastward,
  },
}));

/** The stars, clear of the text. */
export const StarLayer = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: {
    display: 'block',
    position: 'absolute',
    insetBlock: 0,
    insetInline: '56% 0',
    overflow: 'hidden',
    '& > svg': { blockSize: '100%' },
  },
}));

export const Composition = styled(Container)(({ theme }) => ({
  position: 'relative',
  zIndex: 2,
  display: 'grid',
  alignItems: 'end',
  columnGap: theme.layout.gutter,
  paddingBlockStart: 'clamp(96px, 7vw, 128px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '7fr 5fr' },
}));

export const TextColumn = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: 'clamp(16px, 1.75vw, 28px)',
  paddingBlockEnd: 'clamp(20px, 2.4vw, 40px)',
  '& > h1': { maxInlineSize: '7.63em', marginBlockStart: '-0.06em' },
  '& > p': { maxInlineSize: '26.3em' },
});

export const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  '& > a': { paddingInline: 'clamp(17px, 2vw, 28px)' },
});

const drift = keyframes`to { transform: translate(4%, -3%) scale(1.06) }`;

/** What we ship floats over the horizon, and hangs a little way into it. */
export const DeviceScene = styled('div')(({ theme }) => ({
  position: 'relative',
  inlineSize: 'min(76%, 420px)',
  marginInline: 'auto',
  marginBlockEnd: -64,
  /* A light behind it, that ends before the horizon does. */
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '-24% -34% 10%',
    zIndex: -1,
    background: theme.vars.palette.sky.aurora,
    opacity: 0.8,
    '@media (forced-colors: active)': { display: 'none' },
  },
  '@media (prefers-reduced-motion: no-preference)': {
    '&[data-moving]::before': { animation: `${drift} 18s ease-in-out infinite alternate` },
  },
  [theme.breakpoints.up('sm')]: { inlineSize: 400, marginBlockEnd: -40 },
  [theme.breakpoints.up('md')]: { inlineSize: '100%', marginBlockEnd: '-4%' },
}));

/** The last light, and the two cities in it. Nothing is written on it. */
export const Horizon = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  minBlockSize: 'clamp(176px, 17vw, 326px)',
  background: theme.vars.palette.sky.horizon,
  '&::before': {
    ...west,
    background: theme.vars.palette.sky.westHorizon,
    maskImage: theme.vars.palette.sky.eastward,
  },
  '& > *': { position: 'relative' },
}));
