import { keyframes, styled } from '@mui/material/styles';
import { Illustration } from '../Illustration.tsx';
import { Board } from './Board.tsx';
import { Chat } from './Chat.tsx';
import { Phone } from './Phone.tsx';

const float = keyframes`to { transform: translateY(-14px) }`;
const twinkle = keyframes`to { transform: scale(0.86) }`;

const SvgRoot = styled(Illustration)(({ theme }) => {
  const { illustration } = theme.vars.palette;
  return {
    overflow: 'visible',
    /* The translucent edge of the glass that each piece is set in. */
    '.glass': {
      fill: illustration.paper,
      fillOpacity: 0.16,
      stroke: illustration.paper,
      strokeOpacity: 0.36,
      strokeWidth: 1.5,
    },
    '.shade': { opacity: 0.22 },
    '.thin': { strokeWidth: 4 },
    '.spark': { transformBox: 'fill-box', transformOrigin: 'center' },
    '@media (prefers-reduced-motion: no-preference)': {
      '.spark': { animation: `${twinkle} 3s ease-in-out infinite alternate` },
      '.float': { animation: `${float} 7s ease-in-out infinite alternate` },
      '.float + .float': { animationDuration: '9s', animationDelay: '2s' },
      '.float + .float + .float': { animationDuration: '8s', animationDelay: '4s' },
    },
  };
});

/** What the studio ships: a CRM, an app and an assistant, afloat over the horizon. */
export function Devices() {
  return (
    <SvgRoot viewBox="0 0 600 560">
      <g className="float">
        <Board />
      </g>
      <g className="float">
        <Phone />
      </g>
      <g className="float">
        <Chat />
      </g>
    </SvgRoot>
  );
}
