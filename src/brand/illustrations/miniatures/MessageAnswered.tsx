import { keyframes, styled } from '@mui/material/styles';
import { Illustration } from '../Illustration.tsx';

const twinkle = keyframes`to { transform: scale(0.84) rotate(-12deg) }`;

const SvgRoot = styled(Illustration)({
  '.spark': { transformOrigin: '254px 72px' },
  '@media (prefers-reduced-motion: no-preference)': {
    '.spark': { animation: `${twinkle} 3s ease-in-out infinite alternate` },
  },
});

/** A question, and an answer that arrives by itself. */
export function MessageAnswered() {
  return (
    <SvgRoot viewBox="0 0 320 200">
      <path
        fill="currentColor"
        opacity=".24"
        d="M32 34a16 16 0 0 1 16-16h120a16 16 0 0 1 16 16v36a16 16 0 0 1-16 16H68L40 104V84a16 16 0 0 1-8-14z"
      />
      <path stroke="currentColor" d="M58 42h96M58 62h56" opacity=".8" />
      <path
        className="shade"
        d="M82 98h200v52a20 20 0 0 1-10 17v27l-30-24H102a20 20 0 0 1-20-20z"
      />
      <path
        className="paper"
        d="M78 90a20 20 0 0 1 20-20h160a20 20 0 0 1 20 20v52a20 20 0 0 1-10 17v27l-30-24H98a20 20 0 0 1-20-20z"
      />
      <path className="l-deep" d="M104 98h76M104 118h132" />
      <path className="l-mid" d="M104 138h92" />
      <path
        className="accent l-paper spark"
        d="M254 30c4 26 16 38 42 42-26 4-38 16-42 42-4-26-16-38-42-42 26-4 38-16 42-42z"
      />
    </SvgRoot>
  );
}
