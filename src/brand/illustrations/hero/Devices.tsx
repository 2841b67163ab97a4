import { keyframes, styled } from '@mui/material/styles';
import { Illustration } from '../Illustration.tsx';
import { Board, type BoardTexts } from './Board.tsx';
import { Chat, type ChatTexts } from './Chat.tsx';
import { Phone, type PhoneTexts } from './Phone.tsx';

const float = keyframes`to { transform: translateY(-12px) }`;

const SvgRoot = styled(Illustration)(({ theme }) => {
  const { illustration } = theme.vars.palette;
  return {
    overflow: 'visible',
    /* Browsers would force the colour of text, but not of the surface below it. */
    forcedColorAdjust: 'none',
    fontSize: 16,
    pointerEvents: 'none',
    '.line': { stroke: illustration.ink, strokeOpacity: 0.12, strokeWidth: 1.5 },
    '.quiet': { fontSize: 15, opacity: 0.66 },
    /* A phone has room for the assistant alone, as far as its answer. */
    [theme.breakpoints.down('sm')]: {
      '.screen': { display: 'none' },
      '.panel': {
        height: '170px',
        stroke: theme.vars.palette.inverse.line,
        strokeWidth: 1.5,
      },
    },
    '@media (prefers-reduced-motion: no-preference)': {
      '.float': { animation: `${float} 8s ease-in-out infinite alternate` },
    },
  };
});

/** The words on the screens. */
interface DeviceTexts {
  board: BoardTexts;
  phone: PhoneTexts;
  chat: ChatTexts;
}

interface DevicesProps {
  /** The words on the screen. */
  texts: DeviceTexts;
  /** Class that sets size and place. */
  className?: string;
}

/** What the studio ships: a CRM, an app and an assistant, afloat over the horizon. */
export function Devices({ texts, className }: DevicesProps) {
  return (
    <SvgRoot viewBox="0 0 600 560" className={className}>
      <g className="screen">
        <Board texts={texts.board} />
      </g>
      <Chat texts={texts.chat} />
      <g className="screen float">
        <Phone texts={texts.phone} />
      </g>
    </SvgRoot>
  );
}
