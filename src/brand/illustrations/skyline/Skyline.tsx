import { keyframes, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { messageSent } from '../../../behaviour/messageSent.ts';
import type { Office } from '../../../content/settings.ts';
import { AnyCity } from './AnyCity.tsx';
import { Beirut } from './Beirut.tsx';
import { London } from './London.tsx';
import { Illustration } from '../Illustration.tsx';
import { duringSunset } from '../../sunset/sunset.ts';
import { RisingMoon } from './RisingMoon.tsx';
import { Sea } from './Sea.tsx';
import { Sun } from './Sun.tsx';

/** Moves the sun up from below the horizon. */
const rise = keyframes`from { transform: translateY(110%) }`;
const pulse = keyframes`50% { transform: scale(1.16) }`;

/* Right-to-left text does not swap the cities. A narrow viewport cuts off a city's outer part. */
const Horizon = styled('div')(({ theme }) => ({
  '--city': `var(--city-width, ${theme.layout.cityWidth})`,
  /*
   * `--sea-room` is half of the minimum space between cities. `--east-room` replaces it for the
   * eastern city. `--covered` is the width on the right where something else is in front of a city.
   * If it is negative, the width is on the left. `--sun` is the width of the sun.
   */
  '--middle': 'calc(50% - var(--covered, 0px) / 2)',
  '--reach': 'calc(var(--city) + var(--sea-room, 37px))',
  position: 'relative',
  direction: 'ltr',
  display: 'flex',
  justifyContent: 'space-between',
  '& > .between, & > .sea': {
    position: 'absolute',
    insetInline: '0 var(--covered, 0px)',
    insetBlockEnd: 0,
  },
  '& > .between': {
    insetBlockEnd: 'calc(var(--city) * 0.08)',
    marginInline: 'auto',
    inlineSize: 'var(--sun, calc(var(--city) * 0.3))',
    /* Hides the part of the sun that is below the horizon. */
    clipPath: 'inset(-50vh -50vw 0)',
    /* The glow on the horizon, which fades while the sun sets. */
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: '-20%',
      insetBlockEnd: 0,
      aspectRatio: '1',
      transform: 'translateY(50%)',
      backgroundColor: theme.vars.palette.illustration.glow,
      maskImage: theme.masks.glow,
      ...duringSunset(0.2, 0.7, (progress) => ({ opacity: `calc(0.5 - ${progress} * 0.5)` })),
    },
  },
  '& > .sea': { blockSize: 'calc(var(--city) * 0.08)', overflow: 'hidden' },
  '& > .city': { position: 'relative', flex: 'none', inlineSize: 'var(--city)' },
  '& > .west': { marginInlineStart: 'min(0px, var(--middle) - var(--reach))' },
  /* The eastern city moves towards the sun if something else is in front of its outer part. */
  '& > .east': {
    marginInlineEnd:
      'min(max(0px, var(--covered, 0px)), 100% - var(--middle) - var(--city) - var(--east-room, var(--sea-room, 37px)))',
  },
  '& > .mirrored': { transform: 'scaleX(-1)' },
  ...theme.applyStyles('light', {
    '& > .west .far': { fill: theme.vars.palette.illustration.deep },
  }),
  /* The mountains are light enough to show Beirut's buildings in front of them. */
  ...theme.applyStyles('dark', {
    '& > .east .far': { fill: theme.vars.palette.illustration.deep, opacity: 0.6 },
    '& > .between::before': { backgroundColor: theme.vars.palette.illustration.warm },
  }),
  /* Above the footer, some windows are lit, and a large sun rises while the visitor scrolls. */
  '&.footer': {
    viewTimelineName: '--sunrise',
    /* The wheel is in front of the sun. */
    '--sun': 'max(var(--city) * 0.64, 100vw - var(--city) * 1.68)',
    /* The wheel and the rocks are apart from the sun. */
    [theme.breakpoints.up('md')]: {
      '--sun': 'min(var(--city) * 0.64, 100vw - var(--city) * 2)',
    },
  },
  '&.footer > .sea': {
    insetBlockEnd: 'calc(var(--city) * -0.064)',
    blockSize: 'calc(var(--city) * 0.145)',
    '--sea': 'transparent',
    backgroundColor: theme.vars.palette.illustration.far,
    /* Dark water that is lighter than the boat. */
    ...theme.applyStyles('dark', { background: theme.vars.palette.sky.water }),
    /* The light on the water is a little narrower than the sun, and clear of the shore. */
    '& > .illustration': { blockSize: 'calc(var(--sun) * 0.24)' },
    '.l-accent': { strokeWidth: 2 },
  },
  /* A boat sails home in front of the sun. */
  '& > .boat': {
    position: 'absolute',
    insetBlockEnd: 'calc(var(--city) * 0.05)',
    insetInlineStart: 'calc(50% - var(--city) * 0.06)',
    inlineSize: 'calc(var(--city) * 0.1)',
  },
  '@supports (animation-timeline: view())': {
    '&.footer > .between > .illustration': {
      animation: `${rise} linear both`,
      animationTimeline: '--sunrise',
      animationRange: 'entry 70% entry calc(100% + 200px)',
    },
  },
  '&.footer > .city': { '--sunset-at': 0.22 },
  /* After a message is sent, all windows are lit and the sun pulses once. */
  '&.footer .window, &.footer .lights': { transition: 'opacity 1.2s' },
  [`${messageSent.selector} &.footer`]: {
    '.window, .lights': { opacity: 1 },
    '.between': { animation: `${pulse} 1.6s ease-in-out` },
  },
}));

/** The horizon on a status page, without light. */
const PowerCutHorizon = styled(Horizon)(({ theme }) => ({
  '&&': {
    overflow: 'hidden',
    '@supports (overflow: clip)': { overflow: 'clip' },
    '--city': 'clamp(420px, 40vw, 1000px)',
    /* On a phone, the whole wheel is visible, but no part of the tower beside it. */
    '--sea-room': 'clamp(22px, 50vw - 148px, 90px)',
    '--sea': theme.vars.palette.sky.top,
    /* The water is lighter than the land in both schemes. */
    ...theme.applyStyles('dark', { '--sea': theme.vars.palette.illustration.far }),
    '& > .city .far': { fill: theme.vars.palette.illustration.deep, opacity: 0.4 },
    '& > .between': {
      insetBlockEnd: 'calc(var(--city) * 0.02)',
      zIndex: 1,
      /* On a phone, the drawing in the middle is small, so that it does not hide Beirut's rocks. */
      inlineSize: 'min(var(--city) * 0.3, 22vw)',
      clipPath: 'none',
      '&::before': { display: 'none' },
    },
    /* On a phone, the edge of the window would cut off the palms. */
    [theme.breakpoints.down('sm')]: { '.palm': { display: 'none' } },
    '.facet-near, .snow': { opacity: 0.14 },
    '.window, .lights': { display: 'none' },
    '.lamp, .dome': { opacity: 0.3 },
    '.pods': { stroke: theme.vars.palette.illustration.near },
    '.sea .l-accent': { opacity: 0.12 },
  },
}));

export interface SkylineProps {
  /** The agency's offices, with English names of their cities. */
  offices: Pick<Office, 'city' | 'timeZone'>[];
  /** The place of the drawing. `powerCut`, without light, is for status pages. */
  scene?: 'hero' | 'footer' | 'powerCut';
  /** Content between the cities, in place of the sun. */
  children?: ReactNode;
}

/**
 * Two cities with the sun between them: London on the left, Beirut on the right. `AnyCity` replaces
 * a city in which the agency has no office. The clock on the tower shows London's time.
 */
export function Skyline({ offices, scene = 'hero', children }: SkylineProps) {
  const london = offices.find(({ city }) => city === 'London');
  const hasBeirut = offices.some(({ city }) => city === 'Beirut');
  const Root = scene === 'powerCut' ? PowerCutHorizon : Horizon;
  return (
    <Root aria-hidden="true" className={scene}>
      <div className="between">
        {children ?? (
          <>
            <Sun />
            {scene === 'hero' ? <RisingMoon /> : null}
          </>
        )}
      </div>
      <div className="sea">
        <Sea />
      </div>
      {scene === 'footer' ? (
        <Illustration className="boat" viewBox="0 0 52 56">
          <path
            className="near"
            d="M2 44h48l-8 10a4 4 0 0 1-3 2H13a4 4 0 0 1-3-2zM25 2v38H4c2-14 9-28 21-38zM29 10c10 8 16 18 17 30H29z"
          />
          <path className="l-accent thin" d="M12 48h0M20 48h0" />
        </Illustration>
      ) : null}
      <div className="city west">
        {london ? <London timeZone={london.timeZone} steep={scene === 'footer'} /> : <AnyCity />}
      </div>
      <div className={hasBeirut ? 'city east' : 'city east mirrored'}>
        {hasBeirut ? <Beirut /> : <AnyCity />}
      </div>
    </Root>
  );
}
