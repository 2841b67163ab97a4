import { alpha, type Overlays } from '@mui/material/styles';
import { toComponentColours } from './componentColours.ts';
import {
  dawns,
  eveningSkies,
  gradients,
  nightSky,
  skies,
  skyIn,
  tileFills,
  westernSkies,
} from './gradients.ts';
import {
  amber,
  apricot,
  azure,
  blue,
  coral,
  green,
  indigo,
  ink,
  magenta,
  mark,
  night,
  paper,
  red,
  violet,
} from './primitives.ts';

/** Returns the page's shadows, in the given colours. */
function toShadows(soft: string, strong: string, hairline: string) {
  return {
    card: `0 1px 2px ${soft}`,
    panel: `0 30px 80px -40px ${strong}`,
    /** For notices and for the menu. */
    overlay: `0 18px 48px -8px ${strong}`,
    appBar: `0 1px 0 ${hairline}, 0 4px 24px ${soft}`,
  };
}

/** Values that are the same in both colour schemes. */
const constant = {
  ...tileFills,
  inverse: {
    main: ink[950],
    text: paper[50],
    muted: ink[300],
    line: alpha(paper[50], 0.16),
    /** Edge of a link that looks like a button. */
    edge: alpha(paper[50], 0.36),
  },
  /** MUI's greys, from light to dark. They have the tint of the text. */
  grey: {
    50: paper[50],
    100: paper[100],
    200: paper[300],
    300: ink[200],
    400: ink[300],
    500: ink[350],
    600: ink[400],
    700: ink[500],
    800: night[700],
    900: ink[900],
    A100: paper[300],
    A200: ink[200],
    A400: ink[350],
    A700: ink[500],
  },
};

/** MUI's palette keys. All of them are set, so that MUI mixes no colours of its own. */
const lightColours = {
  primary: { main: violet[700], light: violet[300], dark: violet[800], contrastText: paper[0] },
  secondary: {
    main: magenta[700],
    light: magenta[700],
    dark: magenta[800],
    contrastText: paper[0],
  },
  error: { main: red[700], light: red[400], dark: red[900], contrastText: paper[0] },
  warning: { main: amber[800], light: amber[400], dark: amber[900], contrastText: paper[0] },
  info: { main: azure[800], light: azure[400], dark: azure[900], contrastText: paper[0] },
  success: { main: green[800], light: green[400], dark: green[900], contrastText: paper[0] },
  text: { primary: ink[900], secondary: ink[500], disabled: alpha(ink[900], 0.5) },
  background: { default: paper[50], paper: paper[0], muted: paper[100] },
  divider: alpha(ink[900], 0.13),
  common: { black: ink[950], white: paper[0], background: paper[0], onBackground: ink[900] },
  action: {
    active: ink[500],
    hover: alpha(ink[900], 0.04),
    hoverOpacity: 0.04,
    selected: alpha(ink[900], 0.08),
    selectedOpacity: 0.08,
    disabled: alpha(ink[900], 0.38),
    disabledBackground: alpha(ink[900], 0.12),
    focus: alpha(ink[900], 0.12),
  },
};

const darkColours = {
  primary: { main: violet[300], light: violet[300], dark: violet[400], contrastText: ink[900] },
  secondary: {
    main: apricot[300],
    light: apricot[200],
    dark: apricot[400],
    contrastText: ink[900],
  },
  error: { main: red[300], light: red[300], dark: red[400], contrastText: ink[900] },
  warning: { main: amber[300], light: amber[300], dark: amber[400], contrastText: ink[900] },
  info: { main: azure[300], light: azure[300], dark: azure[400], contrastText: ink[900] },
  success: { main: green[300], light: green[300], dark: green[400], contrastText: ink[900] },
  text: {
    primary: paper[50],
    secondary: ink[200],
    disabled: alpha(paper[50], 0.5),
    icon: alpha(paper[50], 0.5),
  },
  background: { default: night[900], paper: night[700], muted: night[800] },
  divider: alpha(paper[50], 0.14),
  common: { black: ink[950], white: paper[0], background: night[900], onBackground: paper[50] },
  action: {
    active: ink[200],
    hover: alpha(paper[50], 0.08),
    hoverOpacity: 0.08,
    selected: alpha(paper[50], 0.16),
    selectedOpacity: 0.16,
    disabled: alpha(paper[50], 0.38),
    disabledBackground: alpha(paper[50], 0.12),
    focus: alpha(paper[50], 0.12),
  },
};

export const light = {
  palette: {
    ...constant,
    ...lightColours,
    ...toComponentColours({
      ...lightColours,
      appBar: paper[50],
      quiet: ink[400],
      raised: { main: ink[900], text: paper[50] },
      thumb: { off: paper[0], disabled: paper[300] },
      autofill: violet[100],
    }),
    /** Placeholder text: readable, but different from typed text. */
    placeholder: ink[400],
    /**
     * Background of the navigation bar, except over the hero. It is opaque, because dark content
     * behind a transparent bar would make the bar look grey.
     */
    appBar: paper[50],
    /** Colour that dims the page behind the open menu. */
    scrim: alpha(ink[900], 0.5),
    sky: {
      /** Background of the navigation bar over the hero, after the visitor has scrolled. */
      bar: indigo[900],
      ...skyIn('light'),
    },
    illustration: {
      /** Colour for lamps, lit windows and highlights. */
      accent: apricot[400],
      /** Colour of the right disc of the sun. Like the brand's mark, the sun has two discs. */
      sunEast: coral[400],
      glow: apricot[200],
      gold: amber[300],
      ink: ink[900],
      paper: paper[0],
      tint: paper[100],
      mid: violet[300],
      deep: violet[700],
      warm: magenta[700],
      near: ink[950],
      far: magenta[800],
    },
    /** Grounds of the drawings on the service cards. `text` is for text on `mild`. */
    panel: { cool: blue[500], mild: apricot[200], warm: apricot[400], text: ink[900] },
    mark: { west: mark.westInLight, east: mark.east, overlap: mark.overlap },
    shadow: toShadows(alpha(ink[900], 0.08), alpha(ink[900], 0.18), alpha(ink[900], 0.13)),
  },
} as const;

export const dark = {
  /** `background.paper` is lighter than the page, so a raised Paper needs no white overlay. */
  overlays: Array<'none'>(25).fill('none') as unknown as Overlays,
  palette: {
    ...constant,
    ...darkColours,
    ...toComponentColours({
      ...darkColours,
      appBar: night[800],
      quiet: ink[350],
      raised: { main: ink[500], text: paper[0] },
      thumb: { off: ink[200], disabled: ink[500] },
      autofill: violet[900],
    }),
    placeholder: ink[350],
    appBar: night[800],
    scrim: alpha(ink[950], 0.6),
    sky: {
      bar: night[800],
      ...skyIn('dark'),
    },
    illustration: {
      accent: apricot[400],
      sunEast: coral[400],
      glow: apricot[300],
      gold: amber[300],
      ink: ink[950],
      paper: paper[100],
      tint: paper[300],
      mid: violet[400],
      deep: violet[700],
      warm: magenta[700],
      near: ink[950],
      far: indigo[900],
    },
    panel: { cool: indigo[800], mild: magenta[800], warm: violet[700], text: paper[50] },
    mark: { west: mark.westInDark, east: mark.east, overlap: mark.overlap },
    shadow: {
      ...toShadows(alpha(ink[950], 0.32), alpha(ink[950], 0.6), alpha(paper[50], 0.14)),
      /** In the dark scheme, the panel has a light behind it instead of a shadow. */
      panel: `0 0 140px -24px ${alpha(violet[700], 0.6)}`,
    },
  },
} as const;

/** Every gradient behind text, with a text colour. The contrast check measures all of them. */
export const textBearing = {
  ...gradients,
  skyLight: skies.light,
  skyDark: skies.dark,
  eyebrowOnSkyLight: { ...skies.light, on: light.palette.illustration.glow },
  eyebrowOnSkyDark: { ...skies.dark, on: dark.palette.illustration.glow },
  eveningDark: eveningSkies.dark,
  eyebrowOnEveningDark: { ...eveningSkies.dark, on: dark.palette.illustration.glow },
  westLight: westernSkies.light,
  westDark: westernSkies.dark,
  nightSky,
  dawnLight: dawns.light,
  dawnDark: dawns.dark,
  quietOnDawnLight: { ...dawns.light, on: light.palette.text.secondary },
};
