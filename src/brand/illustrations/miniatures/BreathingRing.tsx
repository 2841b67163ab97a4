import { keyframes, styled } from '@mui/material/styles';
import { Illustration } from '../Illustration.tsx';

const breathe = keyframes`to { transform: scale(0.86) }`;

const SvgRoot = styled(Illustration)({
  '.air': { transformOrigin: '160px 100px' },
  '@media (prefers-reduced-motion: no-preference)': {
    '.air': { animation: `${breathe} 5s ease-in-out infinite alternate` },
    '.air + .air': { animationDelay: '0.6s' },
  },
});

/** A ring that widens as you breathe in, around a lotus. */
export function BreathingRing() {
  return (
    <SvgRoot viewBox="0 0 320 200">
      <circle className="soft air" cx="160" cy="100" r="134" />
      <circle className="soft air" cx="160" cy="100" r="108" />
      <circle className="l-soft" cx="160" cy="100" r="84" />
      <path stroke="currentColor" d="M160 16a84 84 0 1 1-80 58" />
      <circle className="paper" cx="160" cy="100" r="68" />
      <circle className="accent l-paper" cx="80" cy="74" r="12" />
      <path
        className="mid"
        d="M160 134c-24 6-46-2-54-26 24-6 46 2 54 26zM160 134c24 6 46-2 54-26-24-6-46 2-54 26z"
      />
      <g className="deep">
        <path
          opacity=".6"
          d="M160 134c-22-6-38-26-34-54 22 8 38 26 34 54zM160 134c22-6 38-26 34-54-22 8-38 26-34 54z"
        />
        <path d="M160 134c-22-18-24-46 0-70 24 24 22 52 0 70z" />
      </g>
      <path className="accent" d="M160 128c-11-11-12-25 0-38 12 13 11 27 0 38z" />
    </SvgRoot>
  );
}
