import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

export const Sky = styled('section')(({ theme }) => ({
  position: 'relative',
  overflow: 'clip',
  background: theme.vars.palette.sky.gradient,
  color: theme.vars.palette.sky.on,
}));

export const Words = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: 'clamp(20px, 2.4vw, 32px)',
  paddingBlock: 'clamp(120px, 15vw, 190px) clamp(48px, 7vw, 96px)',
  '& > p': { maxInlineSize: '36ch' },
});

export const Headline = styled(Typography)({ maxInlineSize: '13ch' });

export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

export const Proof = styled('p')({ display: 'flex', alignItems: 'baseline', gap: 12, margin: 0 });
