import { keyframes, styled } from '@mui/material/styles';
import { Scene } from './Scene.tsx';

const rock = keyframes`33% { transform: rotate(-3deg) } to { transform: rotate(3deg) }`;

const SvgRoot = styled(Scene)({
  '.boat': { transformOrigin: '240px 232px' },
  '@media (prefers-reduced-motion: no-preference)': {
    '.boat': { animation: `${rock} 4s ease-in-out infinite alternate` },
  },
});

/** The two discs have drifted apart; what they shared sails on between them. */
export function NotFound() {
  return (
    <SvgRoot viewBox="0 0 480 320" preserveAspectRatio="xMidYMax meet">
      <path
        className="l-paper"
        strokeWidth="4"
        opacity=".8"
        d="M52 42h0M150 66h0M212 30h0M300 58h0M356 28h0M440 62h0M176 112h0"
      />
      <circle className="soft" cx="240" cy="160" r="136" />
      <circle className="mid" cx="36" cy="196" r="84" />
      <circle className="accent" cx="444" cy="196" r="84" />
      <path className="near" d="M-2400 214h5280v106h-5280z" />
      <path className="l-mid" opacity=".5" d="M-16 236h104M16 256h56M-4 276h32" />
      <path className="l-accent" opacity=".5" d="M392 236h104M408 256h56M452 276h32" />
      <path className="l-accent" d="M190 272h100M214 288h52M234 304h12" />
      <g className="boat">
        <path className="accent" d="M246 70c58 30 62 92 0 124z" />
        <path className="gold" d="M232 100c-46 22-50 68 0 94z" />
        <path className="l-paper" d="M239 62v144" />
        <path
          className="paper"
          d="M160 206h160a5 5 0 0 1 5 7l-20 33a16 16 0 0 1-14 8h-102a16 16 0 0 1-14-8l-20-33a5 5 0 0 1 5-7z"
        />
        <path className="l-mid" d="M196 228h88" />
      </g>
    </SvgRoot>
  );
}
