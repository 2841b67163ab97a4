import { keyframes, styled } from '@mui/material/styles';
import { Illustration } from '../Illustration.tsx';

const swing = keyframes`40% { transform: rotate(-3deg) } to { transform: rotate(4deg) }`;

const SvgRoot = styled(Illustration)({
  '.tag': { transformOrigin: '258px 0' },
  '@media (prefers-reduced-motion: no-preference)': {
    '.tag': { animation: `${swing} 3.5s ease-in-out infinite alternate` },
  },
});

/** A car in the showroom with its price on. */
export function CarPriceTag() {
  return (
    <SvgRoot viewBox="0 0 320 200">
      <circle className="soft" cx="146" cy="160" r="126" />
      <rect className="shade" x="20" y="164" width="280" height="10" rx="5" />
      <path
        className="paper"
        d="M28 126c0-16 10-22 30-26l18-4 26-30c8-9 14-12 28-12h46c14 0 22 3 30 12l26 30 32 7c18 4 26 11 26 26v21a10 10 0 0 1-10 10H38a10 10 0 0 1-10-10z"
      />
      <path
        className="deep"
        d="M98 96l19-22c5-6 9-8 17-8h12v30zM158 66h18c9 0 14 2 18 8l18 22h-54z"
      />
      <path className="l-mid" d="M164 114h14" />
      <path className="warm" d="M28 118h10a8 8 0 0 1 0 16H28z" />
      <path className="gold" d="M290 122h-14a8 8 0 0 0 0 16h14z" />
      <circle className="deep l-paper" cx="84" cy="156" r="20" />
      <circle className="deep l-paper" cx="230" cy="156" r="20" />
      <circle className="tint" cx="84" cy="156" r="7" />
      <circle className="tint" cx="230" cy="156" r="7" />
      <g className="tag">
        <path stroke="currentColor" d="M258 0v20" strokeWidth="4" />
        <path
          className="accent l-paper"
          d="M232 34l20-22a8 8 0 0 1 12 0l20 22v48a10 10 0 0 1-10 10h-32a10 10 0 0 1-10-10z"
        />
        <circle className="ink" cx="258" cy="30" r="6" />
        <path className="l-ink" d="M248 54h20M248 72h20" />
      </g>
    </SvgRoot>
  );
}
