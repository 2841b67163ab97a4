import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

/** The sky behind the cities, from the page's background to the footer's. */
export const FooterSky = styled('div')(({ theme }) => {
  const { illustration, inverse, sky } = theme.vars.palette;
  return {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'end',
    overflow: 'hidden',
    '@supports (overflow: clip)': { overflow: 'clip' },
    position: 'relative',
    '--bay': 'clamp(24px, 3vw, 60px)',
    minBlockSize: 'clamp(192px, 28vw, 520px)',
    paddingBlockEnd: 'var(--bay)',
    background: sky.afterglow,
    /* The land goes on below the cities, and the water between them ends in a bay. */
    boxShadow: `inset 0 calc(-1px - var(--bay)) ${inverse.main}`,
    '& > div': { overflow: 'visible' },
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 'auto clamp(0px, 30% - 72px, 460px) 0 min(36%, 680px)',
      blockSize: 'calc(var(--bay) + 1px)',
      borderRadius: '0 0 50% 50% / 0 0 100% 100%',
      backgroundColor: illustration.far,
    },
  };
});

export const FooterBody = styled('div')(({ theme }) => ({
  position: 'relative',
  marginBlockStart: -2,
  paddingBlock: 'clamp(40px, 5vw, 72px) 32px',
  backgroundColor: theme.vars.palette.inverse.main,
  color: theme.vars.palette.inverse.text,
}));

export const Top = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '28px',
  columnGap: theme.layout.gutter,
  /* Two lists beside each other, where the reader's text size leaves room for them. */
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(8.5rem, 40%), 1fr))',
  '& > div': { gridColumn: '1 / -1' },
  /* The tagline is the last thing said: large, and no wider than three lines make it. */
  '& > div > p': {
    maxInlineSize: '13em',
    marginBlock: 'clamp(16px, 2vw, 28px) clamp(24px, 3vw, 44px)',
    fontSize: 'clamp(1.75rem, 1.2rem + 2vw, 3.25rem)',
  },
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
    border: `1px solid ${theme.vars.palette.inverse.line}`,
    color: theme.vars.palette.inverse.muted,
    fontWeight: theme.fontWeight.strong,
    fontSize: '0.9375rem',
  },
}));

export const List = styled('nav')(({ theme }) => ({
  paddingBlockStart: 12,
  '& > ul': { marginBlockStart: 8 },
  '& a': {
    display: 'inline-block',
    paddingBlock: 6,
    color: theme.vars.palette.inverse.text,
    /* It leads nowhere yet: nothing answers a pointer. */
    '&:not([href])': { textDecoration: 'none' },
  },
}));

export const Small = styled(Typography)(({ theme }) => ({
  marginBlockStart: 48,
  paddingBlockStart: 24,
  borderBlockStart: `1px solid ${theme.vars.palette.inverse.line}`,
  color: theme.vars.palette.inverse.muted,
}));
