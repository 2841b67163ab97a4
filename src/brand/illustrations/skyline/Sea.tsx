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
    <SvgRoot viewBox="0 0 240 60" preserveAspectRatio="xMidYMin">
      <path className="l-accent" d="M18 8h96M128 8h94M36 18h52M104 18h100M60 28h120M96 38h50" />
    </SvgRoot>
  );
}
