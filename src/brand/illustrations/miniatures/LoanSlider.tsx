import { keyframes, styled } from '@mui/material/styles';
import { Illustration } from '../Illustration.tsx';

const slide = keyframes`to { transform: translateX(-36px) }`;

const SvgRoot = styled(Illustration)({
  '@media (prefers-reduced-motion: no-preference)': {
    '.knob': { animation: `${slide} 5s ease-in-out infinite alternate` },
  },
});

/** Choose an amount, and see what it costs. */
export function LoanSlider() {
  return (
    <SvgRoot viewBox="0 0 320 200">
      <circle className="soft" cx="236" cy="64" r="104" />
      <rect className="shade" x="50" y="38" width="228" height="148" rx="16" />
      <rect className="paper" x="46" y="30" width="228" height="148" rx="16" />
      <g className="mid">
        <rect x="74" y="92" width="22" height="26" rx="6" />
        <rect x="106" y="80" width="22" height="38" rx="6" />
        <rect x="138" y="66" width="22" height="52" rx="6" />
      </g>
      <rect className="deep" x="170" y="50" width="22" height="68" rx="6" />
      <path className="l-mid" d="M76 148h168" strokeWidth="10" opacity=".45" />
      <path className="l-deep" d="M76 148h106" strokeWidth="10" />
      <circle className="accent l-paper knob" cx="182" cy="148" r="19" />
      <circle className="gold l-paper" cx="248" cy="52" r="34" />
      <path className="l-ink" d="M260 40l-24 24" />
      <circle className="ink" cx="237" cy="41" r="6" />
      <circle className="ink" cx="259" cy="63" r="6" />
    </SvgRoot>
  );
}
