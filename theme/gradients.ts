import {
  apricot,
  blue,
  coral,
  green,
  indigo,
  ink,
  magenta,
  night,
  paper,
  rose,
  teal,
  violet,
} from './primitives.ts';

interface Gradient {
  /** Direction in degrees, as in CSS: 90 points to the right, and 180 (the default) points down. */
  angle?: number;
  stops: readonly [string, string, ...string[]];
  /** CSS colour hint after the first stop, in percent. It prevents a visible edge at the start. */
  hint?: number;
}

/** A gradient behind text. The contrast check compares it with the text colour (`on`). */
export interface TextGradient extends Gradient {
  /** Text colour. Its contrast is at least 4.5:1 at every point. */
  on: string;
}

/** A gradient that a component with `variant="gradient"` can have. */
interface TileGradient extends TextGradient {
  /**
   * Colours for the drawing of a product: `deep` for text and dark areas, and `mid` for light areas.
   * By default, the drawing has the brand's colours.
   */
  screen?: { deep: string; mid: string };
}

/**
 * Gradients with text on them. Each colour is a shade from
 * `primitives.ts`. Add a new hue there.
 */
export const gradients = {
  /** The brand's gradient: an evening sky, from indigo to magenta. */
  dusk: { angle: 135, stops: [indigo[800], violet[700], magenta[700]], on: paper[0] },
  /** The sky over London, ten minutes after sunset. */
  blueHour: {
    angle: 150,
    stops: [blue[900], blue[800], blue[700]],
    on: paper[0],
    screen: { deep: blue[800], mid: blue[300] },
  },
  /** The sky over Beirut, ten minutes before sunset. */
  sunset: {
    angle: 140,
    stops: [magenta[900], rose[800], coral[700]],
    on: paper[0],
    screen: { deep: coral[700], mid: apricot[300] },
  },
  cedar: {
    angle: 150,
    stops: [green[900], green[800], green[700]],
    on: paper[0],
    screen: { deep: green[800], mid: green[300] },
  },
  sea: {
    angle: 150,
    stops: [teal[900], teal[800], teal[700]],
    on: paper[0],
    screen: { deep: teal[800], mid: teal[300] },
  },
  orchid: {
    angle: 140,
    stops: [violet[800], magenta[800], magenta[700]],
    on: paper[0],
    screen: { deep: magenta[800], mid: blue[200] },
  },
  rose: {
    angle: 140,
    stops: [rose[900], rose[800], rose[700]],
    on: paper[0],
    screen: { deep: rose[800], mid: rose[500] },
  },
  apricot: { angle: 140, stops: [apricot[200], apricot[300], apricot[400]], on: ink[900] },
  /** A darker `apricot`, for surfaces in the dark scheme. */
  ember: { angle: 140, stops: [apricot[400], coral[400], rose[500]], on: ink[900] },
  /** A bright `dusk`, for buttons in the dark scheme. */
  neon: { angle: 135, stops: [violet[600], magenta[600]], on: paper[0] },
} satisfies Record<string, TileGradient>;

export type GradientName = keyof typeof gradients;

/** The hero's sky, behind the headline. */
export const skies = {
  light: { stops: [indigo[800], violet[700], magenta[700]], on: paper[0] },
  dark: { stops: [indigo[950], indigo[900], violet[900]], on: paper[50] },
} satisfies Record<'light' | 'dark', TextGradient>;

/** The sky behind the testimonials. Its top is an arch, which is visible against the page above. */
export const eveningSkies = {
  light: skies.light,
  dark: { stops: [indigo[700], violet[800]], on: paper[50] },
} satisfies Record<'light' | 'dark', TextGradient>;

/** The western part of the hero's sky, over London. The headline is on this part too. */
export const westernSkies = {
  light: { stops: [indigo[800], indigo[700], blue[700]], on: paper[0] },
  dark: { stops: [indigo[950], blue[950], blue[900]], on: paper[50] },
} satisfies Record<'light' | 'dark', TextGradient>;

const westernHorizons = {
  light: { stops: [blue[700], blue[500], blue[300], blue[200]], hint: 22 },
  dark: { stops: [blue[900], blue[800], blue[500]], hint: 32 },
} satisfies Record<'light' | 'dark', Gradient>;

/** The sky above the footer. It starts with the colour of the page's background. */
const afterglows = {
  light: { stops: [paper[50], apricot[200], apricot[400], rose[500], magenta[800]] },
  dark: { stops: [night[900], violet[900], magenta[900], coral[800]] },
} satisfies Record<'light' | 'dark', Gradient>;

/** A morning sky. It starts and ends with the colour of the page's background. */
export const dawns = {
  light: { stops: [paper[50], violet[100], paper[100], apricot[200], paper[50]], on: magenta[700] },
  dark: { stops: [night[900], indigo[900], night[800], magenta[950], night[900]], on: violet[300] },
} satisfies Record<'light' | 'dark', TextGradient>;

export const masks = {
  /** Makes a layer a soft spot of light. */
  glow: 'radial-gradient(closest-side, black, transparent)',
  /** Fades out the western sky towards the east. */
  fadeToEast: 'linear-gradient(90deg, black 7%, transparent)',
  /** Hides the middle of a layer, where the page has its text. */
  clearMiddle: 'radial-gradient(26rem 40% at 50% 40%, transparent 80%, black)',
};

/** The bright sky at the horizon. No text is on this sky, because it is too bright. */
const horizons = {
  light: { stops: [magenta[700], rose[500], coral[400], apricot[300], apricot[200]], hint: 17 },
  dark: { stops: [violet[900], magenta[900], coral[800], apricot[600]], hint: 23 },
} satisfies Record<'light' | 'dark', Gradient>;

/** The lower sky behind the testimonials. The warm colours are low behind the cards. */
export const eveningHorizons = {
  light: horizons.light,
  dark: { stops: [violet[800], magenta[800], coral[800]], hint: 35 },
} satisfies Record<'light' | 'dark', Gradient>;

/** The water below the cities, from the horizon to the shore. */
const waters = {
  light: { stops: [magenta[800], magenta[700], rose[500], coral[400]] },
  dark: { stops: [violet[800], indigo[800], indigo[900]] },
} satisfies Record<'light' | 'dark', Gradient>;

/** The sky after sunset. The headline is on this sky too. */
export const nightSky: TextGradient = {
  stops: [indigo[950], indigo[950], indigo[900], violet[900]],
  on: paper[50],
};

/** The water below the night sky. */
const nightWaters = {
  light: { stops: [ink[950], indigo[900], violet[800]] },
  dark: { stops: [indigo[950], indigo[900], indigo[800]] },
} satisfies Record<'light' | 'dark', Gradient>;

/** The light behind the drawn devices in the hero. No text is on this light. */
const auroras = {
  light: [
    [magenta[700], '32%', '58%'],
    [rose[500], '66%', '60%'],
  ],
  dark: [
    [magenta[800], '32%', '58%'],
    [violet[700], '66%', '40%'],
  ],
} as const;

/** Returns soft spots of light as CSS. A spot is a colour and the position of its centre. */
function toAurora(spots: (typeof auroras)['light' | 'dark']): string {
  return spots
    .map(
      ([colour, x, y]) =>
        `radial-gradient(32% 38% at ${x} ${y} ${interpolation}, ${colour}, transparent)`,
    )
    .join(', ');
}

/**
 * `--interpolation` is `in oklab`, because mixing in sRGB can make the middle of a gradient grey.
 * Older browsers do not set this variable (see `inOklab`), and mix the colours in sRGB.
 */
const interpolation = 'var(--interpolation,)';

/** Sets `--interpolation` if the browser can mix the colours of a gradient in OKLab. */
export const inOklab = {
  '@supports (background: linear-gradient(in oklab, red, red))': {
    ':root': { '--interpolation': 'in oklab' },
  },
};

/** Returns a gradient as CSS. */
export function toCss({ angle = 180, stops: [first, ...rest], hint }: Gradient): string {
  const stops = hint === undefined ? [first, ...rest] : [first, `${hint}%`, ...rest];
  return `linear-gradient(${angle}deg ${interpolation}, ${stops.join(', ')})`;
}

/** Returns one value for each gradient in `gradients`, keyed by the gradient's name. */
function mapGradients<T>(pick: (gradient: TileGradient) => T): Record<GradientName, T> {
  return Object.fromEntries(
    Object.entries(gradients).map(([name, gradient]) => [name, pick(gradient)]),
  ) as Record<GradientName, T>;
}

/** Background and text colour of the variant `gradient`, for each gradient in `gradients`. */
export const tileFills = {
  gradient: mapGradients(toCss),
  onGradient: mapGradients(({ on }) => on),
};

/** The colours in `screen`, for each gradient in `gradients`. */
export const screens = mapGradients(({ screen }) => screen);

/** Returns the skies and waters of a scheme as CSS. */
export function skyIn(scheme: 'light' | 'dark') {
  return {
    top: skies[scheme].stops[0],
    gradient: toCss(skies[scheme]),
    evening: toCss(eveningSkies[scheme]),
    eveningHorizon: toCss(eveningHorizons[scheme]),
    horizon: toCss(horizons[scheme]),
    water: toCss(waters[scheme]),
    aurora: toAurora(auroras[scheme]),
    west: toCss(westernSkies[scheme]),
    westHorizon: toCss(westernHorizons[scheme]),
    night: toCss(nightSky),
    nightWater: toCss(nightWaters[scheme]),
    afterglow: toCss(afterglows[scheme]),
    dawn: toCss(dawns[scheme]),
    /*
     * Invisible background image for the navigation bar. Without this image, axe and Lighthouse
     * would measure the contrast between the bar's text and the middle of the page.
     */
    clear: 'linear-gradient(transparent, transparent)',
    on: skies[scheme].on,
  };
}
