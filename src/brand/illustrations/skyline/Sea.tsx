import { styled } from '@mui/material/styles';
import { Illustration } from '../Illustration.tsx';
import { duringSunset } from '../../sunset/sunset.ts';

/** `--sea` is transparent in the hero, because the hero paints its own water. */
const SvgRoot = styled(Illustration)(({ theme }) => ({
  blockSize: '100%',
  backgroundColor: `var(--sea, ${theme.vars.palette.illustration.far})`,
  '.l-accent': { strokeWidth: 4 },
  /* The light on the water fades during the sunset. */
  ...duringSunset(0.1, 0.5, (progress) => ({ opacity: `calc(1 - ${progress} * 0.8)` })),
}));

/** The water between the cities, with sunlight on it. */
export function Sea() {
  return (
    <SvgRoot viewBox="0 0 1440 60" preserveAspectRatio="xMidYMin slice">
      <path
        className="l-accent"
        d="M640 8h160M668 18h48M736 18h66M624 29h30M680 29h92M692 40h24M740 40h44M704 51h36"
      />
    </SvgRoot>
  );
}
