import { styled } from '@mui/material/styles';
import { Beirut } from './Beirut.tsx';
import { London } from './London.tsx';
import { Sea } from './Sea.tsx';
import { Shore } from './Shore.tsx';
import { Sun } from './Sun.tsx';

/* Each city keeps its size and its side; what does not fit falls off the outer edge. */
const Horizon = styled('div')({
  '--city': 'clamp(264px, 40vw, 760px)',
  '--outside': 'min(0px, 50% - var(--city) - 24px)',
  position: 'relative',
  overflow: 'clip',
  direction: 'ltr',
  display: 'flex',
  justifyContent: 'space-between',
  '& > *': { position: 'absolute', insetInline: 0, insetBlockEnd: 0 },
  '& > .sun': {
    insetBlockEnd: 'calc(var(--city) * 0.052)',
    marginInline: 'auto',
    inlineSize: 'calc(var(--city) * 0.3)',
  },
  '& > .sea': { blockSize: 'calc(var(--city) * 0.08)', overflow: 'hidden' },
  '& > .city': { position: 'relative', flex: 'none', inlineSize: 'var(--city)' },
  '& > .west': { marginInlineStart: 'var(--outside)' },
  '& > .east': { marginInlineEnd: 'var(--outside)' },
});

interface SkylineProps {
  /** What the cities stand on: a shore in the page's colour, or the dark ground beneath them. */
  foot?: 'shore' | 'ground';
}

/** One sky over both offices: London to the left, Beirut to the right, the sun between them. */
export function Skyline({ foot = 'shore' }: SkylineProps) {
  return (
    <Horizon aria-hidden="true">
      <div className="sun">
        <Sun />
      </div>
      <div className="sea">
        <Sea />
      </div>
      <div className="city west">
        <London />
      </div>
      <div className="city east">
        <Beirut />
      </div>
      {foot === 'shore' ? (
        <div className="shore">
          <Shore />
        </div>
      ) : null}
    </Horizon>
  );
}
