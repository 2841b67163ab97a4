import { designWidths } from '../theme/breakpoints.ts';

/** Window widths, in px, of the screenshots of every story. */
export const widths = designWidths;

export type Width = keyof typeof widths;
export type ColorScheme = 'light' | 'dark';

/** Settings of one screenshot of a story, for Chromatic and for our own comparison. */
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

/** Takes no screenshots at one width: `chromatic: { modes: leftOut('tablet') }`. */
export const leftOut = (width: Width) => inBothSchemes(width, () => ({ disable: true }));

/** Six screenshots of every story: three widths in two schemes. */
export const allModes: Modes = {
  ...captured('phone'),
  ...captured('tablet'),
  ...captured('desktop'),
};

/** Windows with rare sizes: a large tablet in portrait, a phone in landscape. */
export const oddWindows: Modes = {
  ...leftOut('phone'),
  ...leftOut('tablet'),
  ...leftOut('desktop'),
  'tall light': { viewport: { width: 1024, height: 1366 }, colorScheme: 'light' },
  'flat dark': { viewport: { width: 844, height: 390 }, colorScheme: 'dark' },
};

/** For a story whose elements exist only in narrow windows. Omits the desktop screenshots. */
export const narrowModes: Modes = leftOut('desktop');

/** For a story whose elements exist only in wide windows. Keeps only the desktop screenshots. */
export const wideModes: Modes = { ...leftOut('phone'), ...leftOut('tablet') };
