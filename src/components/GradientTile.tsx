import { styled } from '@mui/material/styles';
import type { GradientName } from '../../theme/index.ts';

interface GradientTileProps {
  /** Name of a gradient in `theme/gradients.ts`. */
  gradient: GradientName;
}

/** A surface filled with a named gradient. Its text colour is readable on this gradient. */
export const GradientTile = styled('div', {
  shouldForwardProp: (prop) => prop !== 'gradient',
})<GradientTileProps>(({ theme, gradient }) => ({
  background: theme.vars.palette.gradient[gradient],
  color: theme.vars.palette.onGradient[gradient],
  '--palette-text-primary': theme.vars.palette.onGradient[gradient],
  '--palette-illustration-deep': theme.screens[gradient]?.deep,
  '--palette-illustration-mid': theme.screens[gradient]?.mid,
}));
