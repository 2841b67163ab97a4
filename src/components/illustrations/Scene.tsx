import { styled } from '@mui/material/styles';
import { Drawing } from './Drawing.tsx';

/** A drawing that brings its own night with it, so that it sits on any ground. */
export const Scene = styled(Drawing)(({ theme }) => ({
  color: theme.vars.palette.drawing.paper,
  backgroundColor: theme.vars.palette.drawing.deep,
  borderRadius: 28,
}));
