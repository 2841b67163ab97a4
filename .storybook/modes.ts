import { designWidths } from '../theme/breakpoints.ts';

/** The widths, in px, at which every story is looked at. */
export const widths = designWidths;

export type Width = keyof typeof widths;
export type ColorScheme = 'light' | 'dark';

/** What Chromatic, and our own comparison, must know of one screenshot of a story. */
export type Mode =
  | { viewport: number | { width: number; height: number }; colorScheme: ColorScheme }
  | { disable: true };

type Modes = Record<string, Mode>;

const inBothSchemes = (width: Width, mode: (colorScheme: ColorScheme) => Mode): Modes => ({
  [`${width} light`]: mode('light'),
  [`${width} dark`]: mode('dark'),
});

const captured = (width: Width) =>
  inBothSchemes(width, (colorScheme) => ({ viewport: widths[width], colorScheme }));

/** Leaves a story out at one width: `chromatic: { modes: leftOut('tablet') }`. */
export const leftOut = (width: Width) => inBothSchemes(width, () => ({ disable: true }));

/** Six screenshots of every story: three widths in two schemes. */
export const allModes: Modes = {
  ...captured('phone'),
  ...captured('tablet'),
  ...captured('desktop'),
};

/** Windows with rare sizes: a tablet held upright, a phone held sideways. */
export const oddWindows: Modes = {
  ...leftOut('phone'),
  ...leftOut('tablet'),
  ...leftOut('desktop'),
  'tall light': { viewport: { width: 1024, height: 1366 }, colorScheme: 'light' },
  'flat dark': { viewport: { width: 844, height: 390 }, colorScheme: 'dark' },
};

/** Added to a story of what is only there below the width at which the bar shows its items. */
export const narrowModes: Modes = leftOut('desktop');

/** Added to a story of what is only there above it. */
export const wideModes: Modes = { ...leftOut('phone'), ...leftOut('tablet') };
