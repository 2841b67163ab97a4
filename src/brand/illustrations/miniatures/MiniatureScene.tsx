import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Illustration } from '../Illustration.tsx';

const SvgRoot = styled(Illustration)(({ theme }) => ({
  fontSize: 23,
  text: { fill: theme.vars.palette.illustration.ink },
  '.word': { fontSize: 17 },
}));

interface MiniatureSceneProps {
  /** Shapes in a box of 320 by 200, the subject at least 30 from either side. */
  children: ReactNode;
}

/**
 * The frame of a miniature. Once more than half of it is in view its parts come in, one after another
 * (`enter` in theme/components/illustration.ts), and then it rests as it is drawn.
 */
export function MiniatureScene({ children }: MiniatureSceneProps) {
  return (
    <SvgRoot viewBox="0 0 320 200" data-moves="0.6">
      {children}
    </SvgRoot>
  );
}
