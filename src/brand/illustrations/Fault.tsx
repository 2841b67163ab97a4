import { keyframes, styled } from '@mui/material/styles';
import { Skyline, type SkylineProps } from './skyline/Skyline.tsx';
import { Illustration } from './Illustration.tsx';
import { moves } from './Illustration.behaviour.ts';

const flicker = keyframes`from, 86%, 94% { opacity: 1 } 90% { opacity: 0.3 }`;

const Cable = styled(Illustration)({
  overflow: 'visible',
  '.spark': { animation: `${flicker} 6s linear infinite` },
});

/** A power cut. The plug between the cities is pulled out, and both cities are dark. */
export function Fault({ offices }: Pick<SkylineProps, 'offices'>) {
  return (
    <Skyline offices={offices} scene="powerCut">
      <Cable viewBox="0 0 220 130" {...moves()}>
        <path
          className="l-mid"
          d="M-1400 112h900c300 0 380-34 514-34M206 78c134 0 214 34 514 34h900"
        />
        <path
          className="paper"
          d="M18 54h30a24 24 0 0 1 0 48h-30a10 10 0 0 1-10-10v-28a10 10 0 0 1 10-10z"
        />
        <path className="l-paper" d="M70 69h18M70 87h18" />
        <path
          className="paper"
          d="M172 54h30a10 10 0 0 1 10 10v28a10 10 0 0 1-10 10h-30a24 24 0 0 1 0-48z"
        />
        <path className="l-ink" d="M158 69h12M158 87h12" />
        <path
          className="l-accent spark"
          d="M116 58V44M130 62l9-11M102 62L93 51M116 98v14M130 94l9 11M102 94l-9 11"
        />
      </Cable>
    </Skyline>
  );
}
