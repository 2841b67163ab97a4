import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Illustration } from '../Illustration.tsx';

const SvgRoot = styled(Illustration)(({ theme }) => ({
  blockSize: '100%',
  fontSize: 13,
  /* By night a large ground must not glare. */
  '& > .ground': theme.applyStyles('dark', { opacity: 0.8 }),
  '.large': { fontFamily: theme.typography.h1.fontFamily, letterSpacing: '-0.03em' },
}));

/** What does not fit runs off at the end and the foot, unless the whole is shown. */
const fits = {
  start: 'xMinYMin slice',
  top: 'xMidYMin slice',
  middle: 'xMinYMid slice',
  whole: undefined,
};

interface ServicePieceProps {
  /** The part that is always seen. */
  viewBox?: string;
  /** What it lies on, where that is not its card. */
  ground?: 'mid' | 'glow' | 'accent';
  /** Which part a box of another shape shows. */
  fit?: keyof typeof fits;
  /** Shapes in the box of `viewBox`, which may run off it at the end and the foot. */
  children: ReactNode;
}

/** A piece of a screen that fills its box. */
export function ServicePiece({
  viewBox = '0 0 300 180',
  ground,
  fit = 'start',
  children,
}: ServicePieceProps) {
  return (
    <SvgRoot viewBox={viewBox} preserveAspectRatio={fits[fit]}>
      {ground ? <path className={`ground ${ground}`} d="M-200 0h800v400h-800z" /> : null}
      <g strokeWidth="3">{children}</g>
    </SvgRoot>
  );
}
