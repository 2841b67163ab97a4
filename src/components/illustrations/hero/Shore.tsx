import { styled } from '@mui/material/styles';
import { Drawing } from '../Drawing.tsx';

const Sheet = styled(Drawing)(({ theme }) => ({
  blockSize: 'clamp(14px, 2.4vw, 40px)',
  marginBlockEnd: -1,
  fill: theme.vars.palette.background.default,
  '@media (forced-colors: active)': { fill: 'Canvas' },
}));

/** The shoreline that hands the sky over to the page beneath. */
export function Shore() {
  return (
    <Sheet viewBox="0 0 1440 40" preserveAspectRatio="none">
      <path d="M0 40V18c240-24 420-20 720 2s500 22 720-8v28z" />
    </Sheet>
  );
}
