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
  apricot,
  coral,
  gold,
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
  inverse: { main: ink[950], text: paper[50], muted: ink[300], line: 'rgb(251 247 240 / 0.16)' },
};

export const light = {
  palette: {
    ...constant,
    primary: { main: violet[700], light: violet[300], dark: violet[800], contrastText: paper[0] },
    secondary: { main: magenta[700], contrastText: paper[0] },
    error: { main: red[700], contrastText: paper[0] },
    success: { main: green[800], contrastText: paper[0] },
    text: { primary: ink[900], secondary: ink[500], disabled: 'rgb(20 14 43 / 0.5)' },
    background: { default: paper[50], paper: paper[0], muted: paper[100] },
    divider: 'rgb(20 14 43 / 0.13)',
    /** Placeholder text: readable, but different from typed text. */
    placeholder: ink[400],
    /**
     * Background of the navigation bar, except over the hero. It is opaque, because dark content
     * behind a transparent bar would make the bar look grey.
     */
    appBar: paper[50],
    /** Colour that dims the page behind the open menu. */
    scrim: 'rgb(20 14 43 / 0.5)',
    sky: {
      /** Background of the navigation bar over the hero, after the visitor has scrolled. */
      bar: indigo[900],
      ...skyIn('light'),
    },
    illustration: {
      /** Colour for lamps, lit windows and highlights. */
      accent: apricot[400],
      /** Colour of the right disc of the sun. Like the brand's mark, the sun has two discs. */
      dawn: coral[400],
      glow: apricot[200],
      gold: gold[300],
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
    panel: { cool: violet[300], mild: apricot[200], warm: apricot[400], text: ink[900] },
    mark: mark.light,
    shadow: toShadows('rgb(20 14 43 / 0.08)', 'rgb(20 14 43 / 0.18)', 'rgb(20 14 43 / 0.13)'),
  },
} as const;

export const dark = {
  palette: {
    ...constant,
    primary: { main: violet[300], light: violet[300], dark: paper[50], contrastText: ink[900] },
    secondary: { main: apricot[300], contrastText: ink[900] },
    error: { main: red[300], contrastText: ink[900] },
    success: { main: green[300], contrastText: ink[900] },
    text: { primary: paper[50], secondary: ink[200], disabled: 'rgb(251 247 240 / 0.5)' },
    background: { default: night[900], paper: night[700], muted: night[800] },
    divider: 'rgb(251 247 240 / 0.14)',
    placeholder: ink[350],
    appBar: night[800],
    scrim: 'rgb(0 0 0 / 0.6)',
    sky: {
      bar: night[800],
      ...skyIn('dark'),
    },
    illustration: {
      accent: apricot[400],
      dawn: coral[400],
      glow: apricot[300],
      gold: gold[300],
      ink: ink[950],
      paper: paper[100],
      tint: paper[300],
      mid: violet[400],
      deep: violet[700],
      warm: magenta[700],
      near: ink[950],
      far: indigo[900],
    },
    panel: { cool: indigo[800], mild: magenta[800], warm: coral[800], text: paper[50] },
    mark: mark.dark,
    shadow: {
      ...toShadows('rgb(0 0 0 / 0.32)', 'rgb(0 0 0 / 0.6)', 'rgb(251 247 240 / 0.14)'),
      /** In the dark scheme, the panel has a light behind it instead of a shadow. */
      panel: `0 0 140px -24px ${violet[700]}99`,
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
