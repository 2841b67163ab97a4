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
}

/** What the studio ships: a CRM, an app and an assistant, afloat over the horizon. */
export function Devices({ texts }: DevicesProps) {
  return (
    <SvgRoot viewBox="0 0 600 560">
      <Board texts={texts.board} />
      <Chat texts={texts.chat} />
      <g className="float">
        <Phone texts={texts.phone} />
      </g>
    </SvgRoot>
  );
}
