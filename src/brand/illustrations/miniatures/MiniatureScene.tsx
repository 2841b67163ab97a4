import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Illustration } from '../Illustration.tsx';

/** How a miniature fills a box of another shape: as wide as the box, a little wider, or its middle. */
export type MiniatureFit = 'figures' | 'subject' | 'panorama';

interface FitProps {
  fit: MiniatureFit | undefined;
  hasSubjectAtEnd: boolean;
}

function onPhone({ fit, hasSubjectAtEnd }: FitProps) {
  return fit === 'figures' || !hasSubjectAtEnd
    ? /* The whole: too small for words, but its figures can be read. */
      {
        text: { fontSize: 26 },
        '.word': { display: 'none' },
        /* The words leave their place to the figure. */
        '.to-middle': { transform: 'translateX(-53px)' },
      }
    : /* The end, large. Wide parts are as narrow as the box. */
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
  /* Beside the box of the drawing: a panorama alone has room for it. */
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
  /** How it fills a box of another shape. Without a fit it keeps its own shape. */
  fit?: MiniatureFit | undefined;
  /** The end alone shows the product: on a phone the rest is cut off. */
  hasSubjectAtEnd?: boolean;
  /** Shapes in a box of 320 by 200, the subject at least 30 from either side. */
  children: ReactNode;
}

/**
 * The frame of a miniature. Once more than half of it is in view its parts come in, one after another
 * (`enter` in theme/components/illustration.ts), and then it rests as it is drawn.
 */
export function MiniatureScene({ fit, hasSubjectAtEnd = false, children }: MiniatureSceneProps) {
  return (
    <SvgRoot viewBox="0 0 320 200" data-moves="0.6" fit={fit} hasSubjectAtEnd={hasSubjectAtEnd}>
      {children}
    </SvgRoot>
  );
}
