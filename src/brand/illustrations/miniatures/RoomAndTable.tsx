import { keyframes, styled } from '@mui/material/styles';
import { Illustration } from '../Illustration.tsx';

const settle = keyframes`from, 70% { transform: scale(1) } 85% { transform: scale(1.12) }`;

const SvgRoot = styled(Illustration)({
  '.tick': { transformOrigin: '160px 152px' },
  '@media (prefers-reduced-motion: no-preference)': {
    '.tick': { animation: `${settle} 5s ease-in-out infinite` },
  },
});

/** A room on one card, a table on the other, both booked. */
export function RoomAndTable() {
  return (
    <SvgRoot viewBox="0 0 320 200">
      <circle className="soft" cx="160" cy="100" r="124" />
      <g transform="rotate(-5 96 96)">
        <rect className="shade" x="30" y="36" width="124" height="136" rx="16" />
        <rect className="paper" x="28" y="26" width="124" height="136" rx="16" />
        <path className="deep" d="M84 84h32a16 16 0 0 1 16 16v14H84z" />
        <rect className="mid" x="55" y="90" width="25" height="20" rx="6" />
        <path className="l-ink" d="M48 58v70M48 114h84v14" />
      </g>
      <g transform="rotate(5 224 96)">
        <rect className="shade" x="170" y="36" width="124" height="136" rx="16" />
        <rect className="paper" x="168" y="26" width="124" height="136" rx="16" />
        <path className="deep" d="M210 86a20 20 0 0 1 40 0z" />
        <circle className="mid" cx="230" cy="60" r="6" />
        <path
          className="l-ink"
          d="M206 90h48M230 90v38M184 70v58M184 106h18v22M276 70v58M276 106h-18v22"
        />
      </g>
      <g className="tick">
        <circle className="accent l-paper" cx="160" cy="152" r="27" />
        <path className="l-ink" d="M149 153l8 8 15-16" />
      </g>
    </SvgRoot>
  );
}
