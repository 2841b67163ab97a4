import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { Illustration } from '../Illustration.tsx';

const SvgRoot = styled(Illustration)(({ theme }) => ({
  blockSize: '100%',
  fontSize: 13,
  color: theme.vars.palette.panel.text,
  '.large': { fontFamily: theme.typography.h1.fontFamily, letterSpacing: '-0.01em' },
}));

interface GroundProps {
  colour: 'cool' | 'mild' | 'warm';
}

const Ground = styled('path', { shouldForwardProp: (prop) => prop !== 'colour' })<GroundProps>(
  ({ theme, colour }) => ({ fill: theme.vars.palette.panel[colour] }),
);

interface ServicePieceProps extends Pick<ComponentProps<'svg'>, 'viewBox' | 'preserveAspectRatio'> {
  /** Background colour of the drawing. By default, the background is transparent. */
  ground?: GroundProps['colour'];
  /** Shapes in the view box. They may extend beyond its right and bottom edges. */
  children: ReactNode;
}

/** The drawing of a product's screen on a service card. */
export function ServicePiece({ ground, children, ...svg }: ServicePieceProps) {
  return (
    <SvgRoot viewBox="0 0 300 180" preserveAspectRatio="xMinYMin slice" {...svg}>
      {ground ? <Ground colour={ground} d="M-200 0h800v400h-800z" /> : null}
      <g strokeWidth="3">{children}</g>
    </SvgRoot>
  );
}
