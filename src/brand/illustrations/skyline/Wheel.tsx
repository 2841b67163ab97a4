import { styled } from '@mui/material/styles';
import { Illustration } from '../Illustration.tsx';
import { duringSunset } from '../../sunset/sunset.ts';

/** A separate SVG, because rotating a part of the city's SVG would cause layout work. */
const SvgRoot = styled(Illustration)(({ theme }) => {
  const { illustration } = theme.vars.palette;
  return {
    position: 'absolute',
    insetBlockStart: `${(37 / 220) * 100}%`,
    left: `${(339 / 520) * 100}%`,
    '&&': { inlineSize: `${(150 / 520) * 100}%` },
    stroke: illustration.near,
    strokeWidth: 4,
    '.hub': { strokeWidth: 14 },
    '.pods': { strokeWidth: 7, strokeDasharray: '0 1' },
    ...theme.applyStyles('dark', { '.pods': { stroke: illustration.accent } }),
    ...duringSunset(0, 1, (progress) => ({ transform: `rotate(calc(${progress} * 75deg))` })),
  };
});

/** The London Eye, 150 units wide in a city that is 520 units wide. It turns while the sun sets. */
export function Wheel() {
  return (
    <SvgRoot viewBox="0 0 150 150" className="wheel">
      <circle cx="75" cy="75" r="66" />
      <path
        strokeWidth="1"
        d="M75 9v132M9 75h132M28 28l94 94M122 28l-94 94M50 14l50 122M136 50L14 100M100 14L50 136M14 50l122 50"
      />
      <circle className="pods" cx="75" cy="75" r="71" pathLength="24" />
      <path className="hub" d="M75 75h0" />
    </SvgRoot>
  );
}
