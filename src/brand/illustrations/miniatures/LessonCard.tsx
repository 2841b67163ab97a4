import { keyframes, styled } from '@mui/material/styles';
import { Illustration } from '../Illustration.tsx';

const fill = keyframes`to { transform: scaleX(0.7) }`;

const SvgRoot = styled(Illustration)({
  '.done': { transformOrigin: '84px 0' },
  '@media (prefers-reduced-motion: no-preference)': {
    '.done': { animation: `${fill} 5s ease-in-out infinite alternate` },
  },
});

/** A lesson: press play, watch the bar fill, earn the tick and the cap. */
export function LessonCard() {
  return (
    <SvgRoot viewBox="0 0 320 200">
      <rect className="soft" x="92" y="14" width="136" height="60" rx="16" />
      <rect className="soft" x="76" y="26" width="168" height="60" rx="16" />
      <rect className="shade" x="64" y="46" width="200" height="144" rx="16" />
      <rect className="paper" x="60" y="38" width="200" height="144" rx="16" />
      <path className="deep" d="M60 54a16 16 0 0 1 16-16h168a16 16 0 0 1 16 16v74H60z" />
      <path className="mid" d="M60 128c34-38 66-40 104-18 34 20 66 12 96-18v36z" opacity=".4" />
      <circle className="accent" cx="160" cy="83" r="27" />
      <path className="ink" d="M152 70l20 13-20 13z" />
      <rect className="tint" x="84" y="149" width="120" height="12" rx="6" />
      <rect className="deep done" x="84" y="149" width="84" height="12" rx="6" />
      <circle className="mid" cx="234" cy="155" r="14" />
      <path className="l-ink" d="M228 155l4 4 8-8" strokeWidth="4" />
      <path className="ink l-paper" d="M42 56v18c14 14 40 14 54 0V56z" />
      <path className="ink l-paper" d="M20 46l49-22 49 22-49 22z" />
      <path className="l-accent" d="M69 46l36 10v24" />
    </SvgRoot>
  );
}
