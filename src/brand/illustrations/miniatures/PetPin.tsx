import { keyframes, styled } from '@mui/material/styles';
import { Illustration } from '../Illustration.tsx';

const hop = keyframes`from, 60% { transform: none } 80% { transform: translateY(-8px) }`;

const SvgRoot = styled(Illustration)({
  '@media (prefers-reduced-motion: no-preference)': {
    '.pin': { animation: `${hop} 4s ease-in-out infinite` },
  },
});

/** Found: a pin in the park with a paw on it. */
export function PetPin() {
  return (
    <SvgRoot viewBox="0 0 320 200">
      <ellipse className="soft" cx="160" cy="168" rx="138" ry="40" />
      <ellipse className="soft" cx="160" cy="168" rx="86" ry="24" />
      <ellipse className="shade" cx="160" cy="168" rx="36" ry="9" />
      <g className="pin">
        <path
          className="paper"
          d="M160 170c-14-28-64-48-64-96a64 64 0 0 1 128 0c0 48-50 68-64 96z"
        />
        <circle className="accent" cx="160" cy="74" r="47" />
        <path
          className="ink"
          d="M160 74c14 0 24 13 24 22 0 8-7 10-13 8-7-2-15-2-22 0-6 2-13 0-13-8 0-9 10-22 24-22z"
        />
        <g className="ink">
          <ellipse cx="133" cy="72" rx="7" ry="9" />
          <ellipse cx="150" cy="57" rx="7" ry="10" />
          <ellipse cx="170" cy="57" rx="7" ry="10" />
          <ellipse cx="187" cy="72" rx="7" ry="9" />
        </g>
      </g>
    </SvgRoot>
  );
}
