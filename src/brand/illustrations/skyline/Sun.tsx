import { styled } from '@mui/material/styles';
import { Illustration } from '../Illustration.tsx';
import { duringSunset } from '../../sunset/sunset.ts';

const SvgRoot = styled(Illustration)(({ theme }) => {
  const { illustration } = theme.vars.palette;
  return {
    overflow: 'visible',
    ...duringSunset(0, 0.9, (progress) => ({
      transform: `translateY(calc(36% + ${progress} * 218%))`,
    })),
    '.west': { fill: illustration.mid },
    '.east': { fill: illustration.sunEast },
    '.overlap': { fill: illustration.gold },
    ...theme.applyStyles('dark', { '.west, .east': { opacity: 0.85 } }),
  };
});

/** The brand's mark as the sun: two discs that sink below the horizon during the sunset. */
export function Sun() {
  return (
    <SvgRoot viewBox="0 0 50 34">
      <circle className="west" cx="17" cy="17" r="17" />
      <circle className="east" cx="33" cy="17" r="17" />
      <path className="overlap" d="M25 2a17 17 0 0 1 0 30 17 17 0 0 1 0-30z" />
    </SvgRoot>
  );
}
