import { styled } from '@mui/material/styles';
import { Illustration } from '../Illustration.tsx';

/** The sheet for a city: windows and lamps that come on as the sky goes dark. */
export const City = styled(Illustration)(({ theme }) => {
  const { illustration } = theme.vars.palette;
  return {
    '.far': { opacity: 0.62 },
    '.facet': { stroke: illustration.near, strokeWidth: 3, opacity: 0.2 },
    '.facet-near': { fill: illustration.far, opacity: 0.6 },
    '.window': {
      stroke: illustration.accent,
      strokeWidth: 5,
      strokeLinecap: 'butt',
      strokeDasharray: '5 7',
      opacity: 0.8,
    },
    '.lamp': { fill: illustration.accent },
    '.snow': { fill: illustration.paper, opacity: 0.4 },
    '.dome': { fill: illustration.deep, opacity: 0.7 },
    '.hand': { stroke: illustration.near, strokeWidth: 3 },
    '.wheel': { stroke: illustration.near, strokeWidth: 4 },
    '.pods': { stroke: illustration.near, strokeWidth: 7, strokeDasharray: '0 1' },
    '.rail': {
      stroke: illustration.near,
      strokeWidth: 8,
      strokeDasharray: '2 6',
      strokeLinecap: 'butt',
    },
    '.palms': { stroke: illustration.near, strokeWidth: 5 },
    ...theme.applyStyles('dark', {
      '.far': { opacity: 1 },
      '.window': { opacity: 0.9, stroke: illustration.glow },
      '.snow': { opacity: 0.16 },
      '.lamp': { fill: illustration.glow },
      '.pods': { stroke: illustration.accent },
    }),
  };
});
