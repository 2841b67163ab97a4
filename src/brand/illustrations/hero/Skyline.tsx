import { keyframes, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Beirut } from './Beirut.tsx';
import { London } from './London.tsx';
import { RisingMoon } from './RisingMoon.tsx';
import { Sea } from './Sea.tsx';
import { Sun } from './Sun.tsx';

const pulse = keyframes`50% { transform: scale(1.16) }`;

/* Each city keeps its size and its side; what does not fit falls off the outer edge. */
const Horizon = styled('div')(({ theme }) => ({
  '--city': 'clamp(320px, 40vw, 760px)',
  /* Half of the water that each leaves to what stands between them. */
  '--outside': 'min(0px, 50% - var(--city) - var(--sea-room, 33px))',
  position: 'relative',
  overflow: 'hidden',
  '@supports (overflow: clip)': { overflow: 'clip' },
  direction: 'ltr',
  display: 'flex',
  justifyContent: 'space-between',
  '& > *': { position: 'absolute', insetInline: 0, insetBlockEnd: 0 },
  '& > .between': {
    insetBlockEnd: 'calc(var(--city) * 0.08)',
    marginInline: 'auto',
    inlineSize: 'calc(var(--city) * 0.3)',
    /* The horizon hides what of the sun is below it. */
    clipPath: 'inset(-50vh -50vw 0)',
  },
  '& > .sea': { blockSize: 'calc(var(--city) * 0.08)', overflow: 'hidden' },
  '& > .city': { position: 'relative', flex: 'none', inlineSize: 'var(--city)' },
  '& > .west': { marginInlineStart: 'var(--outside)' },
  '& > .east': { marginInlineEnd: 'var(--outside)' },
  ...theme.applyStyles('light', {
    '& > .west .far': { fill: theme.vars.palette.illustration.deep },
  }),
  /* Half an hour later the sun is nearly gone, and the evening's windows are lit. */
  '&.night > .between': { '--sunset-at': 0.18, inlineSize: 'calc(var(--city) * 0.9)' },
  '&.night .halo': { display: 'none' },
  '&.night > .city': { '--sunset-at': 0.22 },
  /* The city answers a message that was sent: its windows are lit, and the sun pulses once. */
  '&.night .window, &.night .lights': { transition: 'opacity 1.2s' },
  '[data-message-sent] &.night': {
    '.window, .lights': { opacity: 1 },
    '.between': { animation: `${pulse} 1.6s ease-in-out` },
  },
}));

interface SkylineProps {
  /** Dusk in the hero, night above the footer. */
  hour?: 'dusk' | 'night';
  /** Whose time the clock tower shows, once there is script. */
  timeZone?: string;
  /** What stands between the cities: the sun, where nothing else does. */
  between?: ReactNode;
}

/** One sky over both offices: London to the left, Beirut to the right, the sun between them. */
export function Skyline({ hour = 'dusk', timeZone, between }: SkylineProps) {
  return (
    <Horizon aria-hidden="true" className={hour}>
      <div className="between">
        {between ?? (
          <>
            <Sun />
            {hour === 'dusk' ? <RisingMoon /> : null}
          </>
        )}
      </div>
      <div className="sea">
        <Sea />
      </div>
      <div className="city west">
        <London timeZone={timeZone} />
      </div>
      <div className="city east">
        <Beirut />
      </div>
    </Horizon>
  );
}
