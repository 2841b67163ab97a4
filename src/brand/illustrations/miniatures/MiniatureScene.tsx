import { styled, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Illustration } from '../Illustration.tsx';

/** How a miniature fills a box of another shape. */
function fits({ breakpoints }: Theme) {
  const beyondBox = { overflow: 'visible', marginBlock: 'auto' };
  const subject = {
    ...beyondBox,
    inlineSize: '170%',
    marginLeft: '-58%',
    /* Whole, and as narrow as the box on a phone. */
    [breakpoints.down('sm')]: { '.wide': { x: '118px', width: '170px' } },
    [breakpoints.up('sm')]: { inlineSize: '112%', marginLeft: '-6%' },
  };
  return {
    /** The whole. On a phone it is too small for words, but its figures can be read. */
    figures: {
      ...beyondBox,
      [breakpoints.down('sm')]: { text: { fontSize: 26 }, '.word': { display: 'none' } },
    },
    /** A little larger than the box. On a phone only the end, large. */
    subject,
    /** The middle of a very wide box. */
    panorama: {
      ...subject,
      [breakpoints.up('md')]: { inlineSize: '72%', marginLeft: '14%' },
    },
  };
}

export type MiniatureFit = keyof ReturnType<typeof fits>;

const SvgRoot = styled(Illustration, { shouldForwardProp: (prop) => prop !== 'fit' })<{
  fit: MiniatureFit | undefined;
}>(({ theme, fit }) => ({
  fontSize: 23,
  text: { fill: theme.vars.palette.illustration.ink },
  '.word': { fontSize: 17 },
  ...(fit && fits(theme)[fit]),
}));

interface MiniatureSceneProps {
  /** How it fills a box of another shape. Without a fit it keeps its own shape. */
  fit?: MiniatureFit | undefined;
  /** Shapes in a box of 320 by 200, the subject at least 30 from either side. */
  children: ReactNode;
}

/**
 * The frame of a miniature. Once more than half of it is in view its parts come in, one after another
 * (`enter` in theme/components/illustration.ts), and then it rests as it is drawn.
 */
export function MiniatureScene({ fit, children }: MiniatureSceneProps) {
  return (
    <SvgRoot viewBox="0 0 320 200" data-moves="0.6" fit={fit}>
      {children}
    </SvgRoot>
  );
}
