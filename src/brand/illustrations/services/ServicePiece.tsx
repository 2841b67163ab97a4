import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Illustration } from '../Illustration.tsx';

const SvgRoot = styled(Illustration)(({ theme }) => ({
  fontSize: 13,
  '.large': { fontFamily: theme.typography.h1.fontFamily, letterSpacing: '-0.03em' },
}));

interface ServicePieceProps {
  /** The part that is always seen. */
  viewBox?: string;
  /** What it lies on, where that is not its card. */
  ground?: 'mid' | 'glow' | 'accent';
  /** Where its middle is worth more than its head. */
  middle?: boolean;
  /** Shapes in that box, which may run off it at the end and the foot. */
  children: ReactNode;
}

/** A piece of a screen that fills its box: what does not fit runs off at the end and the foot. */
export function ServicePiece({
  viewBox = '0 0 300 180',
  ground,
  middle,
  children,
}: ServicePieceProps) {
  return (
    <SvgRoot viewBox={viewBox} preserveAspectRatio={`xMinY${middle ? 'Mid' : 'Min'} slice`}>
      {ground ? <path className={ground} d="M-200 0h800v400h-800z" /> : null}
      <g strokeWidth="3">{children}</g>
    </SvgRoot>
  );
}
