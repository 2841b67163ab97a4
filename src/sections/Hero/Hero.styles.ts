import Container from '@mui/material/Container';
import { keyframes, styled } from '@mui/material/styles';

/**
 * Where text and devices stand side by side: a window that is wide, and wider than it is high. One
 * of more than 2200 px is a large monitor on its side, or a whole page in one screenshot.
 */
const sideBySide =
  '@media (min-width: 56.25em) and (min-aspect-ratio: 11/10), (min-width: 56.25em) and (min-height: 2200px)';
/** A window as flat as a phone held sideways: all text and both links fit above its lower edge. */
const flat = '@media (max-height: 30em) and (min-aspect-ratio: 3/2)';

/** As high as what it holds; side by side, one screen, but no higher than its width can fill. */
export const HeroSection = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  '@supports (overflow: clip)': { overflow: 'clip' },
  color: theme.vars.palette.sky.on,
  [sideBySide]: {
    minBlockSize: ['min(100vh, 62vw, 1080px)', 'min(100svh, 62vw, 1080px)'],
  },
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
  paddingBlockStart: 'clamp(6rem, 7vw, 8rem)',
  [sideBySide]: { gridTemplateColumns: '7fr 5fr' },
  [flat]: {
    paddingBlockStart: '4.75rem',
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 36%' },
  },
}));

export const TextColumn = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: 'clamp(16px, 1.75vw, 28px)',
  paddingBlockEnd: 'clamp(20px, 2.4vw, 40px)',
  '& > h1': { maxInlineSize: '7.63em', marginBlockStart: '-0.06em' },
  '& > p': { maxInlineSize: '26.3em' },
  [theme.breakpoints.up('md')]: {
    '& > h1': { maxInlineSize: '10.6em' },
    [sideBySide]: { '& > h1': { maxInlineSize: '7.63em' } },
  },
  [flat]: {
    gap: 10,
    '& > h1': { maxInlineSize: '13em', fontSize: 'clamp(1.5rem, 8.4vh, 2.5rem)' },
    '& > p:last-of-type': { fontSize: '1rem', lineHeight: 1.35 },
  },
}));

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
  [theme.breakpoints.up('md')]: {
    inlineSize: 'min(62%, 620px)',
    [sideBySide]: { inlineSize: '100%', marginBlockEnd: '-4%' },
  },
  [flat]: {
    [theme.breakpoints.up('sm')]: { inlineSize: 'min(100%, 74vh)', marginBlockEnd: -20 },
  },
}));

/** The last light, and the two cities in it. Nothing is written on it. */
export const Horizon = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  minBlockSize: 'clamp(176px, 17vw, 326px)',
  [flat]: { minBlockSize: 120 },
  background: theme.vars.palette.sky.horizon,
  '&::before': {
    ...west,
    background: theme.vars.palette.sky.westHorizon,
    maskImage: theme.vars.palette.sky.eastward,
  },
  '& > *': { position: 'relative' },
}));
