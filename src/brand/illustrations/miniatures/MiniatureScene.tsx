import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Illustration } from '../Illustration.tsx';

/**
 * How a miniature (a small product drawing) fills a box with a different shape. On a laptop,
 * `figures` makes it as wide as its box, `subject` makes it wider, and `panorama` narrower.
 */
export type MiniatureFit = 'figures' | 'subject' | 'panorama';

interface FitProps {
  fit: MiniatureFit | undefined;
  hasSubjectAtEnd: boolean;
}

function onPhone({ fit, hasSubjectAtEnd }: FitProps) {
  return fit === 'figures' || !hasSubjectAtEnd
    ? /* Shows the whole drawing, but hides the words, which would be too small to read. */
      {
        text: { fontSize: 26 },
        '.word': { display: 'none' },
        /* Moves the digits into the space of the hidden words. */
        '.to-middle': { transform: 'translateX(-53px)' },
      }
    : /* Enlarges the drawing and shows only its right side. Wide shapes become narrower, to fit. */
      {
        inlineSize: '170%',
        marginLeft: '-58%',
        '.wide': { x: '118px', width: '170px' },
        '.beside-end': { transform: 'translateX(84px)' },
      };
}

const SvgRoot = styled(Illustration, {
  shouldForwardProp: (prop) => prop !== 'fit' && prop !== 'hasSubjectAtEnd',
})<FitProps>(({ theme: { breakpoints, vars }, ...props }) => ({
  fontSize: 23,
  text: { fill: vars.palette.illustration.ink },
  '.word': { fontSize: 17 },
  '.small': { fontSize: 14 },
  /* Shapes outside the view box. Only the `panorama` fit has room for them. */
  '.beyond': { display: 'none' },
  ...(props.fit && {
    overflow: 'visible',
    marginBlock: 'auto',
    [breakpoints.down('tablet')]: onPhone(props),
    ...(props.fit !== 'figures' && {
      [breakpoints.up('tablet')]: { inlineSize: '112%', marginLeft: '-6%' },
    }),
    ...(props.fit === 'panorama' && {
      [breakpoints.up('md')]: {
        inlineSize: '72%',
        marginLeft: '14%',
        '.beyond': { display: 'inline' },
      },
    }),
  }),
}));

interface MiniatureSceneProps {
  /** How the drawing fills a box with a different shape. Without `fit`, it keeps its own shape. */
  fit?: MiniatureFit | undefined;
  /**
   * Whether the product is on the right. If so, a phone may cut off the left side of the drawing.
   */
  hasSubjectAtEnd?: boolean;
  /** Shapes in a 320 × 200 view box. The product is at least 30 units from both sides. */
  children: ReactNode;
}

/**
 * The frame for a miniature. When 60 % of the miniature is in view, its parts move into place in
 * turn (`enter` in theme/components/illustration.ts). After that, nothing moves.
 */
export function MiniatureScene({ fit, hasSubjectAtEnd = false, children }: MiniatureSceneProps) {
  return (
    <SvgRoot viewBox="0 0 320 200" data-moves="0.6" fit={fit} hasSubjectAtEnd={hasSubjectAtEnd}>
      {children}
    </SvgRoot>
  );
}
