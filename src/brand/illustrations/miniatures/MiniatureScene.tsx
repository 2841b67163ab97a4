import type { ReactNode } from 'react';
import { Illustration } from '../Illustration.tsx';

interface MiniatureSceneProps {
  children: ReactNode;
}

/**
 * The frame of a miniature. Once more than half of it is in view its parts come in, one after another
 * (`enter` in theme/components/illustration.ts), and then it rests as it is drawn.
 */
export function MiniatureScene({ children }: MiniatureSceneProps) {
  return (
    <Illustration viewBox="0 0 320 200" data-moves="0.6">
      {children}
    </Illustration>
  );
}
