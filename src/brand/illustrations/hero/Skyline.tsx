import { styled } from '@mui/material/styles';
import { Beirut } from './Beirut.tsx';
import { London } from './London.tsx';
import { Sea } from './Sea.tsx';
import { Sun } from './Sun.tsx';

/* Each city keeps its size and its side; what does not fit falls off the outer edge. */
const Horizon = styled('div')(({ theme }) => ({
  '--city': 'clamp(264px, 40vw, 760px)',
  '--outside': 'min(0px, 50% - var(--city) - 24px)',
  position: 'relative',
  overflow: 'hidden',
  '@supports (overflow: clip)': { overflow: 'clip' },
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
  /* At dusk a strip of shore ends the illustration; at night the background below is dark already. */
  '&.dusk': {
    borderBlockEnd: `clamp(8px, 1.2vw, 20px) solid ${theme.vars.palette.illustration.near}`,
    '@media (forced-colors: active)': { borderBlockEnd: 0 },
  },
  /* The strip overlaps the illustration a little, so that no water shows between them. */
  '&.dusk::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    blockSize: 2,
    backgroundColor: theme.vars.palette.illustration.near,
  },
  ...theme.applyStyles('light', {
    '& > .west .far': { fill: theme.vars.palette.illustration.deep },
  }),
  /* Half an hour later the sun is nearly gone. */
  '&.night': {
    '& > .sun': { insetBlockEnd: 'calc(var(--city) * -0.035)' },
  },
}));

interface SkylineProps {
  /** Dusk in the hero, night above the footer. */
  hour?: 'dusk' | 'night';
}

/** One sky over both offices: London to the left, Beirut to the right, the sun between them. */
export function Skyline({ hour = 'dusk' }: SkylineProps) {
  return (
    <Horizon aria-hidden="true" className={hour}>
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
    </Horizon>
  );
}
