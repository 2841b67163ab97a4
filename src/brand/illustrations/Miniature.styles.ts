import { styled } from '@mui/material/styles';
import { Illustration } from './Illustration.tsx';
import { onScreen } from './onScreen.ts';

/**
 * How a miniature (a small product drawing) fills a box whose aspect ratio is not 8:5. On a laptop,
 * a `figures` miniature is as wide as the box, `subject` is wider, and `panorama` is narrower.
 */
export type MiniatureFit = 'figures' | 'subject' | 'panorama';

/** The project's result is beside the drawing. */
const besideResult = { inlineSize: '62%', marginBlock: '5.6%', '.soft': { display: 'none' } };

/** On a phone, a drawing's box is half as high as wide, but the `panorama` box is high. */
const onPhone = {
  figures: besideResult,
  subject: besideResult,
  /* The poster is above the trail. */
  panorama: {
    inlineSize: '130%',
    alignSelf: 'center',
    '.beyond:not(.house)': { display: 'inline' },
    '.outer': { transform: 'translate(30px, -92px)' },
    '.trail': { transform: 'translate(-12px, 78px)' },
  },
};

/** A view box of 320 × 200. The product is at least 24 units from the left and right edges. */
export const Scene = styled(Illustration, {
  shouldForwardProp: (prop) => prop !== 'fit',
})<{ fit: MiniatureFit | undefined }>(({ theme: { breakpoints, vars }, fit }) => ({
  fontSize: 23,
  text: { fill: vars.palette.illustration.ink },
  '.word': { fontSize: 17 },
  '.small': { fontSize: 13 },
  /* A printed drawing is too small for words, so bars replace them. */
  '.bar': { display: 'none' },
  '@media print': {
    fontSize: 25,
    'text:is(.word, .word *, .small, .current)': { display: 'none' },
    '.bar': { display: 'inline', stroke: vars.palette.illustration.mid, strokeWidth: 9 },
  },
  /* Shapes only for the `panorama` fit, which has room for them. It also moves `outer` shapes. */
  '.beyond': { display: 'none' },
  ...(fit && {
    overflow: 'visible',
    marginBlock: 'auto',
    [onScreen(breakpoints.down('tablet'))]: onPhone[fit],
    ...(fit !== 'figures' && {
      [onScreen(breakpoints.up('tablet'))]: { inlineSize: '112%', alignSelf: 'center' },
    }),
    ...(fit === 'panorama' && {
      [breakpoints.up('md')]: {
        inlineSize: '72%',
        '.beyond': { display: 'inline' },
        '.outer': { transform: 'translateX(-66px)' },
      },
    }),
  }),
}));
