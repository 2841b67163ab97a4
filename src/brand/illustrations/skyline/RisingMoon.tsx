import { styled } from '@mui/material/styles';
import { Illustration } from '../Illustration.tsx';
import { duringSunset } from '../../sunset/sunset.ts';

const SvgRoot = styled(Illustration)({
  position: 'absolute',
  insetBlockStart: 0,
  overflow: 'visible',
  ...duringSunset(0.25, 0.65, (progress) => ({
    transform: `translateY(calc(130% - ${progress} * 130%))`,
  })),
});

/** The moon, which rises where the sun sets. */
export function RisingMoon() {
  return (
    <SvgRoot viewBox="0 0 50 34">
      <circle className="glow" cx="25" cy="8" r="9" />
      <path className="l-accent" opacity=".4" d="M22 5h.1M28 10h.1" />
    </SvgRoot>
  );
}
