import { styled } from '@mui/material/styles';
import { Drawing } from '../Drawing.tsx';

/** The sheet for a city: windows and lamps that come on as the sky goes dark. */
export const City = styled(Drawing)(({ theme }) => {
  const { drawing } = theme.vars.palette;
  return {
    '.far': { opacity: 0.62 },
    '.facet': { stroke: drawing.near, strokeWidth: 3, opacity: 0.2 },
    '.facet-near': { fill: drawing.far, opacity: 0.6 },
    '.window': {
      stroke: drawing.lit,
      strokeWidth: 5,
      strokeLinecap: 'butt',
      strokeDasharray: '5 7',
      opacity: 0.8,
    },
    '.lamp': { fill: drawing.lit },
    '.snow': { fill: drawing.paper, opacity: 0.4 },
    '.dome': { fill: drawing.deep, opacity: 0.7 },
    '.hand': { stroke: drawing.near, strokeWidth: 3 },
    '.wheel': { stroke: drawing.near, strokeWidth: 4 },
    '.pods': { stroke: drawing.near, strokeWidth: 7, strokeDasharray: '0 1' },
    '.rail': {
      stroke: drawing.near,
      strokeWidth: 8,
      strokeDasharray: '2 6',
      strokeLinecap: 'butt',
    },
    '.palms': { stroke: drawing.near, strokeWidth: 5 },
    ...theme.applyStyles('dark', {
      '.far': { opacity: 1 },
      '.window': { opacity: 0.9, stroke: drawing.glow },
      '.snow': { opacity: 0.16 },
      '.lamp': { fill: drawing.glow },
      '.pods': { stroke: drawing.lit },
    }),
  };
});
