import { styled } from '@mui/material/styles';
import { Illustration } from '../Illustration.tsx';
import { duringSunset } from '../../sunset/sunset.ts';

/** The SVG element for a city. During the sunset, its windows light up in groups. */
export const City = styled(Illustration)(({ theme }) => {
  const { illustration } = theme.vars.palette;
  const lit = (from: number, to: number) =>
    duringSunset(from, to, (progress) => ({ opacity: progress }));
  return {
    overflow: 'visible',
    '.far': { opacity: 0.62 },
    '.facet': { stroke: illustration.near, strokeWidth: 2.5, opacity: 0.2 },
    '.facet-near': { fill: illustration.far, opacity: 0.6 },
    '.window, .lights': {
      stroke: illustration.accent,
      strokeWidth: 5,
      strokeLinecap: 'butt',
      strokeDasharray: '5 7',
      opacity: 0.8,
    },
    '.lamp': { fill: illustration.accent },
    '.lamps': {
      stroke: illustration.gold,
      strokeWidth: 4,
      strokeLinecap: 'round',
      strokeDasharray: '0 16',
    },
    '.lights.evening': lit(0.1, 0.3),
    '.lights.night': lit(0.3, 0.5),
    '.snow': { fill: illustration.paper, opacity: 0.4 },
    '.dome': { fill: illustration.deep, opacity: 0.7 },
    '.rail': {
      stroke: illustration.near,
      strokeWidth: 8,
      strokeDasharray: '2 6',
      strokeLinecap: 'butt',
    },
    ...theme.applyStyles('dark', {
      '.far': { opacity: 1 },
      '.window': { opacity: 0.9, stroke: illustration.glow },
      '.snow': { opacity: 0.16 },
      '.lamp': { fill: illustration.glow },
    }),
  };
});
