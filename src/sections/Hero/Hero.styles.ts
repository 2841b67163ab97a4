import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { besidePhone } from '../../brand/illustrations/devices/Devices.tsx';
import { duringSunset, sunsetTimeline } from '../../brand/sunset/sunset.ts';
import { sectionRule } from '../../components/printedSheet.ts';

/** Minimum hero height without `--shallows`. The first value is for browsers without `svh`. */
const screenHeights = ['min(100vh, 62vw, 1080px)', 'min(100svh, 62vw, 1080px)'];

/** Stacks sky, horizon and water. They overlap by 1 px, so that no gap is visible. */
function toBackground(sky: string, horizon: string, water: string): string {
  return [
    `${water} left bottom / 100% calc(var(--water) + 1px) no-repeat`,
    `${horizon} left bottom var(--water) / 100% calc(var(--low-sky) + 1px) no-repeat`,
    sky,
  ].join(', ');
}

/** Position of the sky above the bright horizon. The text is on this part of the sky. */
const upperSky = 'left top / 100% calc(100% - var(--water) - var(--low-sky)) no-repeat';

/** Width of the drawn phone on the shore in a narrow window. */
const phoneWidth = 'min(24vw, 108px)';

/**
 * The hero is as high as its content. In a wide window, its minimum height is `screenHeights` plus
 * `--shallows`, the height of the shallow water at the bottom.
 */
export const HeroSection = styled('section')(({ theme }) => {
  const { sky } = theme.vars.palette;
  return {
    '--city-width': theme.layout.cityWidth,
    '--shallows': 'clamp(48px, 7vw, 136px)',
    '--water': 'calc(var(--city-width) * 0.08 + var(--shallows))',
    '--low-sky': 'clamp(150px, 13vw, 256px)',
    '--sea': 'transparent',
    '--cities': 'max(190px, var(--city-width) * 0.42)',
    [theme.breakpoints.down('sm')]: {
      /* From London's clock to Beirut's church, all landmarks are beside the drawn phone. */
      '--city-width': 'min(320px, 57vw - 22px)',
      '--sea-room': 'calc(var(--city-width) * 0.09)',
      '--east-room': 'calc(var(--city-width) * 0.072)',
      '--covered': 'calc(100% - var(--city-width) * 1.096)',
      '[dir="rtl"] &': { '--covered': 'calc(var(--city-width) * 1.694 - 100%)' },
      '--sun': 'calc(var(--city-width) * 0.21)',
      /* The drawn phone would hide parts of these buildings. */
      '.tower': { display: 'none' },
      /* The text ends where the sky turns bright, directly above the cities. */
      '--cities': 'calc(var(--city-width) * 0.43)',
      '--low-sky': 'calc(var(--city-width) * 0.35)',
    },
    /* A very narrow window has no drawn phone, in either reading direction. */
    [theme.windowShapes.tiny]: { '&, [dir="rtl"] &': { '--covered': '0px' } },
    [theme.windowShapes.flat]: {
      '--city-width': theme.layout.cityWidth,
      '&, [dir="rtl"] &': { '--covered': '0px' },
      '--cities': '120px',
      /* The bright part of the sky is as high as the cities, so that all text is above it. */
      '--low-sky': 'calc(var(--cities) + var(--shallows) - var(--water))',
    },
    position: 'relative',
    isolation: 'isolate',
    /* Reserves space for the cities, so that nothing moves when they load. */
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(min-content, 1fr) minmax(var(--cities), auto)',
    overflow: 'hidden',
    '@supports (overflow: clip)': { overflow: 'clip' },
    paddingBlockEnd: 'var(--shallows)',
    color: sky.on,
    '--palette-text-primary': sky.on,
    background: toBackground(`${sky.gradient} ${upperSky}`, sky.horizon, sky.water),
    /* Fills the last row of pixels if the height is not a whole number. */
    backgroundColor: theme.vars.palette.background.default,
    viewTimelineName: sunsetTimeline,
    /* The sky on the left, over London, is already blue. */
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: '0 42% var(--water) 0',
      background: [
        `${sky.westHorizon} left bottom / 100% calc(var(--low-sky) + 1px) no-repeat`,
        `${sky.west} left top / 100% calc(100% - var(--low-sky)) no-repeat`,
      ].join(', '),
      maskImage: theme.masks.fadeToEast,
    },
    [theme.windowShapes.wide]: {
      minBlockSize: screenHeights.map((height) => `calc(${height} + var(--shallows))`),
    },
    '@media print': {
      display: 'block',
      minBlockSize: 0,
      paddingBlock: theme.spacing(1.5),
      ...sectionRule,
    },
  };
});

/** The night sky with its stars. It fades in during the sunset. */
export const Night = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  background: [
    `${theme.vars.palette.sky.nightWater} left bottom / 100% var(--water) no-repeat`,
    `${theme.vars.palette.sky.night} left top / 100% calc(100% - var(--water)) no-repeat`,
  ].join(', '),
  ...duringSunset(0.08, 0.55, (progress) => ({ opacity: progress })),
  '@media (forced-colors: active), print': { display: 'none' },
}));

/** The text is at the top. At the bottom, a line that loads later would push earlier lines up. */
export const Composition = styled(Container)(({ theme }) => ({
  position: 'relative',
  zIndex: 2,
  display: 'grid',
  columnGap: theme.layout.gutter,
  paddingBlockStart: `clamp(${theme.layout.barHeight} + 1rem, 6.4vw, 8rem)`,
  [theme.windowShapes.wide]: { gridTemplateColumns: '5fr 4fr' },
  [theme.windowShapes.lowLandscape]: {
    paddingBlockStart: `calc(${theme.layout.barHeight} + ${theme.spacing(1.5)})`,
  },
  [theme.windowShapes.flat]: {
    paddingBlockStart: `calc(${theme.layout.barHeight} + ${theme.spacing(0.5)})`,
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 36%' },
  },
  '@media print': { display: 'block', paddingBlockStart: 0 },
}));

export const TextColumn = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: theme.space.medium,
  paddingBlockEnd: theme.space.large,
  [theme.windowShapes.wide]: { paddingBlockEnd: theme.space.medium },
  /* In a low landscape window, `Proof` is beside the buttons. */
  [theme.windowShapes.lowLandscape]: {
    flexFlow: 'wrap',
    alignItems: 'center',
    alignContent: 'flex-start',
    gap: `clamp(8px, 1.5vh, 20px) ${theme.spacing(2.5)}`,
    paddingBlockEnd: theme.spacing(2.5),
  },
  [theme.windowShapes.flat]: { gap: theme.spacing(1) },
  '@media print': { display: 'grid', gap: theme.spacing(1), paddingBlockEnd: 0 },
}));

/** Makes an element fill a whole line in a low landscape window. */
const wholeLine = { flex: 'none', inlineSize: '100%' };

export const Headline = styled(Typography)(({ theme }) => ({
  maxInlineSize: '10.6em',
  marginBlockStart: '-0.06em',
  /* Keeps the line breaks of the text if the longest line fits. */
  whiteSpace: 'pre-line',
  [theme.windowShapes.tiny]: { whiteSpace: 'normal' },
  [theme.windowShapes.wide]: { fontSize: `min(${theme.fontSize.display}, 6.4vw)` },
  [theme.windowShapes.lowLandscape]: { ...wholeLine, fontSize: theme.fontSize.displayLow },
  [theme.windowShapes.flat]: {
    maxInlineSize: '13em',
    fontSize: theme.fontSize.displayFlat,
    whiteSpace: 'normal',
  },
  '@media print': {
    maxInlineSize: '17em',
    fontSize: theme.fontSize.titleLarge,
    whiteSpace: 'normal',
    textWrap: 'wrap',
  },
})) as typeof Typography;

export const Tagline = styled(Typography)(({ theme }) => ({
  maxInlineSize: '26.3em',
  [theme.windowShapes.portrait]: { maxInlineSize: 'min(17.5em, 50vw)' },
  [theme.windowShapes.lowLandscape]: { ...wholeLine, fontSize: theme.fontSize.leadLow },
  [theme.windowShapes.flat]: { fontSize: theme.fontSize.label, lineHeight: 1.35 },
  '@media print': { maxInlineSize: 'none', fontSize: theme.fontSize.lead },
}));

/** On a phone, two buttons share one line if they fit. Otherwise each button fills a line. */
export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  maxInlineSize: 'max(48%, 400px)',
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(1), inlineSize: '100%' },
  [theme.windowShapes.lowLandscape]: { flex: 'none', maxInlineSize: '100%' },
  '@media print': { display: 'none' },
}));

/** Below `md`, the narrow padding keeps the buttons away from the drawn devices. */
export const ActionButton = styled(Button)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { paddingInline: theme.spacing(2) },
  [theme.breakpoints.down('sm')]: { flexGrow: 1, paddingInline: theme.spacing(1.5) },
})) as typeof Button;

/** The offices' cities and local times. In print, the letterhead has the cities. */
export const Offices = styled('p')(({ theme }) => ({
  ...theme.typography.eyebrow,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.5ch',
  [theme.windowShapes.lowLandscape]: wholeLine,
  '@media print': { display: 'none' },
}));

export const Office = styled('span')({
  display: 'flex',
  columnGap: '0.5ch',
  '&:not(:last-child)::after': { content: '"·"' },
});

/**
 * Text near the buttons: what happens after a booking and, apart from it, the number of launches.
 * In print, other sections have both.
 */
export const Proof = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  rowGap: theme.spacing(1),
  /* Larger or longer text wraps before it reaches the devices. */
  maxInlineSize: 'max(44%, 300px)',
  [theme.breakpoints.down('sm')]: { maxInlineSize: `calc(100% - ${phoneWidth} - 20px)` },
  [theme.windowShapes.tiny]: { maxInlineSize: 'none' },
  [theme.windowShapes.wide]: { maxInlineSize: 'none' },
  [theme.windowShapes.lowLandscape]: { flex: '1 12em', maxInlineSize: 300 },
  [theme.windowShapes.flat]: { fontSize: theme.fontSize.label, lineHeight: 1.35 },
  '@media print': { display: 'none' },
}));

/** The drawn devices. A narrow window has room for only one, on the shore. */
export const DeviceScene = styled('div')(({ theme }) => ({
  position: 'relative',
  alignSelf: 'end',
  marginInline: 'auto',
  /* A light behind the devices. The light ends above the bottom edge of the devices. */
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '-24% -34% 10%',
    zIndex: -1,
    background: theme.vars.palette.sky.aurora,
    opacity: 0.8,
    '@media (forced-colors: active)': { display: 'none' },
  },
  [theme.breakpoints.down('sm')]: {
    position: 'absolute',
    /* The bottom is below the horizon, and the top is below the buttons. */
    insetBlockEnd: 'calc(-1 * var(--low-sky) - 24px)',
    insetInlineEnd: theme.layout.pageMargin,
    inlineSize: phoneWidth,
    aspectRatio: '1 / 2',
    '&::before': { display: 'none' },
    /* The drawn phone has a third of the width of all devices. */
    '& > .illustration': {
      position: 'absolute',
      inset: '0 auto auto -4%',
      inlineSize: '300%',
      marginBlockStart: '-67%',
    },
    /* The shadow would reach over the page below the shore. */
    [`.${besidePhone}, .shade, .quiet`]: { display: 'none' },
    /* The texts in the small phone are as large as their boxes allow. */
    '& text': { fontSize: 23 },
  },
  [theme.windowShapes.tiny]: { display: 'none' },
  [theme.breakpoints.up('sm')]: {
    inlineSize: 440,
    marginBlockEnd: -40,
    /* In right-to-left languages, the devices are placed higher, above London's towers. */
    '[dir="rtl"] &': { marginBlockEnd: 12 },
  },
  [theme.windowShapes.portrait]: {
    inlineSize: 'calc(72vw - 210px)',
    marginInlineEnd: 0,
    marginBlock: 'calc(-30vw - 40px) 4px',
  },
  [theme.breakpoints.up('md')]: {
    inlineSize: 'min(56%, 640px)',
    [theme.windowShapes.wide]: { inlineSize: '100%', marginBlock: '0 -3%' },
    [theme.windowShapes.lowLandscape]: { inlineSize: 'min(100%, 58vh)' },
  },
  [theme.windowShapes.flat]: {
    [theme.breakpoints.down('sm')]: { display: 'none' },
    [theme.breakpoints.up('sm')]: { inlineSize: 'min(100%, 74vh)', marginBlockEnd: -20 },
  },
  '@media print': { display: 'none' },
}));

/** The drawing at dusk, without text. */
export const Horizon = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  /* The page's background curves upwards in front of the water, like a shore. */
  '&::after': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    inset: 'auto -12% calc(-1px - var(--shallows))',
    blockSize: theme.layout.shoreHeight,
    borderRadius: '50% 50% 0 0 / 100% 100% 0 0',
    backgroundColor: theme.vars.palette.background.default,
    boxShadow: `0 -1vw ${theme.vars.palette.illustration.near}`,
  },
  '@media print': { display: 'none' },
}));
