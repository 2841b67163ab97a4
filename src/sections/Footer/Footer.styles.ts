import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

/** The page's own colour goes down behind the cities; the ground that they stand on is the footer's. */
export const Nightfall = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  overflow: 'clip',
  minBlockSize: 'clamp(168px, 25vw, 460px)',
  background: theme.vars.palette.sky.afterglow,
}));

export const Ground = styled('div')(({ theme }) => ({
  position: 'relative',
  marginBlockStart: -2,
  paddingBlock: 'clamp(40px, 5vw, 72px) 32px',
  backgroundColor: theme.vars.palette.ground.main,
  color: theme.vars.palette.ground.text,
}));

export const Top = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '40px',
  columnGap: theme.layout.gutter,
  gridTemplateColumns: '1fr 1fr',
  '& > div': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(4, 1fr)',
    '& > div': { gridColumn: 'span 2' },
  },
}));

export const Social = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  '& a': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    borderRadius: '50%',
    border: `1px solid ${theme.vars.palette.ground.line}`,
    color: theme.vars.palette.ground.muted,
    fontWeight: 650,
    fontSize: '0.875rem',
  },
}));

export const List = styled('nav')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { paddingBlockStart: 12 },
  '& > ul': { marginBlockStart: 8 },
  '& a': {
    display: 'inline-block',
    paddingBlock: 6,
    color: theme.vars.palette.ground.muted,
    '&[href]': { color: theme.vars.palette.ground.text },
  },
}));

export const Small = styled(Typography)(({ theme }) => ({
  marginBlockStart: 48,
  paddingBlockStart: 24,
  borderBlockStart: `1px solid ${theme.vars.palette.ground.line}`,
  color: theme.vars.palette.ground.muted,
}));
