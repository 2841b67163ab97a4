import { styled } from '@mui/material/styles';
import { Illustration } from './Illustration.tsx';

/** An illustration that stands at the foot of a sky, its ground running on to both edges of the page. */
export const Scene = styled(Illustration)(({ theme }) => ({
  overflow: 'visible',
  blockSize: '100%',
  color: theme.vars.palette.illustration.paper,
}));
