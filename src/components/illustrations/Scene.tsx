import { styled } from '@mui/material/styles';
import { Drawing } from './Drawing.tsx';

/** A drawing that stands at the foot of a sky, its ground running on to both edges of the page. */
export const Scene = styled(Drawing)(({ theme }) => ({
  overflow: 'visible',
  blockSize: '100%',
  color: theme.vars.palette.drawing.paper,
}));
