import Container from '@mui/material/Container';
import { keyframes, styled } from '@mui/material/styles';

export const Band = styled('section')({ overflow: 'clip' });

/** The sky ends where the horizon begins, so that all that is written on it stays readable. */
export const Sky = styled('div')(({ theme }) => ({
  position: 'relative',
  background: theme.vars.palette.sky.gradient,
  color: theme.vars.palette.sky.on,
}));

/** The stars behind everything. */
export const Night = styled('div')({
  position: 'absolute',
  inset: '0 0 auto',
  blockSize: 520,
  '& > svg': { blockSize: '100%' },
});

export const Composition = styled(Container)(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  alignItems: 'end',
  columnGap: 32,
  paddingBlockStart: 'clamp(104px, 7.6vw, 136px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1.32fr 1fr' },
}));

export const Words = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: 'clamp(18px, 1.8vw, 28px)',
  paddingBlockEnd: 'clamp(24px, 2.6vw, 44px)',
  '& > h1': { maxInlineSize: '12ch' },
  '& > p': { maxInlineSize: '41ch' },
});

export const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  '& > a': { paddingInline: 'clamp(17px, 2vw, 28px)' },
});

const drift = keyframes`from { transform: translate(-4%, 3%) scale(0.94) } to { transform: translate(5%, -4%) scale(1.08) }`;

/** What we ship floats over the horizon, and hangs a little way into it. */
export const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  inlineSize: 'min(100%, 420px)',
  marginInline: 'auto',
  marginBlockEnd: -72,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '-30% -38%',
    zIndex: -1,
    background: theme.vars.palette.sky.aurora,
    opacity: 0.8,
    '@media (prefers-reduced-motion: no-preference)': {
      animation: `${drift} 18s ease-in-out infinite alternate`,
    },
    '@media (forced-colors: active)': { display: 'none' },
  },
  '& > svg': { position: 'relative' },
  [theme.breakpoints.up('md')]: { inlineSize: '112%', marginInline: '-6%', marginBlockEnd: '-12%' },
}));

/** The last light, and the two cities in it. Nothing is written on it. */
export const Horizon = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  minBlockSize: 'clamp(190px, 20vw, 384px)',
  background: theme.vars.palette.sky.horizon,
}));
