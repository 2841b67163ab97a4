import { styled } from '@mui/material/styles';
import type { HeroContent } from '../../../content/hero.ts';
import { Illustration } from '../Illustration.tsx';
import { Board } from './Board.tsx';
import { Chat } from './Chat.tsx';
import { Phone } from './Phone.tsx';

const SvgRoot = styled(Illustration)(({ theme }) => {
  const { illustration } = theme.vars.palette;
  return {
    overflow: 'visible',
    fontSize: 16,
    pointerEvents: 'none',
    '.line': { stroke: illustration.ink, strokeOpacity: 0.12, strokeWidth: 1.5 },
    '.quiet': { fontSize: 15, opacity: 0.66 },
    /* The animations play once, within 2.5 s of the first paint, even without JavaScript. */
    '--start': '500ms',
  };
});

/** Class of the devices beside the phone. A narrow window has no room for them. */
export const besidePhone = 'beside-phone';

/** A CRM, an app and an AI assistant on devices above the horizon. */
export function Devices({ texts }: { texts: HeroContent['devices'] }) {
  return (
    <SvgRoot viewBox="0 0 600 560">
      <g className={besidePhone}>
        <Board texts={texts.board} />
        <Chat texts={texts.chat} />
      </g>
      <Phone texts={texts.phone} />
    </SvgRoot>
  );
}
