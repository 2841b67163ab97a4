import { keyframes, styled } from '@mui/material/styles';
import { Scene } from './Scene.tsx';

const flicker = keyframes`from, 86%, 94% { opacity: 1 } 90% { opacity: 0.3 }`;

const SvgRoot = styled(Scene)({
  '.unlit': {
    strokeDasharray: '10 12',
    strokeLinecap: 'butt',
    strokeWidth: 12,
    opacity: 0.16,
  },
  '@media (prefers-reduced-motion: no-preference)': {
    '.spark': { animation: `${flicker} 6s linear infinite` },
  },
});

/** A power cut: the city is dark but for one window, where someone is already at work. */
export function Fault() {
  return (
    <SvgRoot viewBox="0 0 480 320" preserveAspectRatio="xMidYMax meet">
      <path
        className="l-paper"
        strokeWidth="4"
        opacity=".8"
        d="M40 60h0M116 34h0M196 76h0M268 30h0M330 82h0M410 34h0M450 108h0"
      />
      <path className="mid" d="M388 52a40 40 0 1 0 34 64 46 46 0 0 1-34-64z" />
      <path
        className="far"
        d="M0 240v-70h44v-28h40v40h36V96h48v74h70v-34h42v46h60v-30h44v20h36v-40h60v126z"
      />
      <path
        className="near"
        d="M-2400 320v-84H0V196h76v32h20L122 64l8 30 6-20 24 154h14v-76h-4v-26h4c8-10 11-24 14-48 3 24 6 38 14 48h4v26h-4v76h30v-66h80v66h24c2-24 14-38 34-42v-12h4v12c20 4 32 18 34 42h16v-76h60v84h2400v84z"
      />
      <path
        className="l-paper unlit"
        d="M12 220h54M245 184h54M245 208h10M289 208h10M184 172h10M184 194h10M426 178h54M426 202h54"
      />
      <circle className="accent" cx="272" cy="208" r="34" opacity=".2" />
      <rect className="accent" x="262" y="196" width="20" height="24" rx="4" />
      <path className="l-mid" d="M0 306c60 0 80-24 150-24M330 282c70 0 90 24 150 24" />
      <path
        className="paper"
        d="M150 258h26a24 24 0 0 1 0 48h-26a10 10 0 0 1-10-10v-28a10 10 0 0 1 10-10z"
      />
      <path className="l-paper" d="M198 273h16M198 291h16" />
      <path
        className="paper"
        d="M296 258h26a10 10 0 0 1 10 10v28a10 10 0 0 1-10 10h-26a24 24 0 0 1 0-48z"
      />
      <path className="l-ink" d="M284 273h10M284 291h10" />
      <path
        className="l-accent spark"
        d="M240 264v-10M251 270l8-9M229 270l-8-9M240 300v10M251 294l8 9M229 294l-8 9"
      />
    </SvgRoot>
  );
}
