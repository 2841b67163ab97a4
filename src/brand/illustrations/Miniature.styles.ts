import { styled } from '@mui/material/styles';
import { Illustration } from './Illustration.tsx';
import { onScreen } from './onScreen.ts';

/**
 * How a miniature (a small product drawing) fills a box whose aspect ratio is not 8:5. On a laptop,
 * a `figures` miniature is as wide as the box, `subject` is wider, and `panorama` is narrower.
 */
export type MiniatureFit = 'figures' | 'subject' | 'panorama';

interface FitProps {
  fit: MiniatureFit | undefined;
  /** Whether the product is on the right. If so, narrow windows can cut off the left side. */
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
    : /* Enlarges the drawing and shows only its right side. Wide shapes become narrower. */
      {
        inlineSize: '170%',
        marginLeft: '-58%',
        '.wide': { x: '118px', width: '170px' },
        /* The icons are outside the box, so their texts move into it. */
        '.beside-icon': { transform: 'translateX(26px)' },
      };
}

/** A view box of 320 × 200. The product is at least 24 units from the left and right edges. */
export const Scene = styled(Illustration, {
  shouldForwardProp: (prop) => prop !== 'fit' && prop !== 'hasSubjectAtEnd',
})<FitProps>(({ theme: { breakpoints, vars }, ...props }) => ({
  fontSize: 23,
  text: { fill: vars.palette.illustration.ink },
  '.word': { fontSize: 17 },
  '.small': { fontSize: 13 },
  /* Shapes only for the `panorama` fit, which has room for them. It also moves `outer` shapes. */
  '.beyond': { display: 'none' },
  ...(props.fit && {
    overflow: 'visible',
    marginBlock: 'auto',
    ...(props.fit !== 'panorama' && { [onScreen(breakpoints.down('tablet'))]: onPhone(props) }),
    ...(props.fit !== 'figures' && {
      [breakpoints.up('tablet')]: { inlineSize: '112%', marginLeft: '-6%' },
    }),
    ...(props.fit === 'panorama' && {
      [breakpoints.up('md')]: {
        inlineSize: '72%',
        marginLeft: '14%',
        '.beyond': { display: 'inline' },
        '.outer': { transform: 'translateX(-78px)' },
      },
    }),
  }),
}));
