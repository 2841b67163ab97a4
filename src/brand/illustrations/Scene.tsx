import { styled } from '@mui/material/styles';
import { Illustration } from './Illustration.tsx';

/** An illustration that stands at the foot of a sky, as wide as the page. */
export const Scene = styled(Illustration)(({ theme }) => ({
  overflow: 'visible',
  blockSize: '100%',
  color: theme.vars.palette.illustration.paper,
}));
