import { designWidths } from '../theme/breakpoints.ts';

export type Width = keyof typeof designWidths;
export type ColorScheme = 'light' | 'dark';

/** Settings for one screenshot of a story. Chromatic and our own comparison use them. */
export type Mode =
  | { viewport: number | { width: number; height: number }; colorScheme: ColorScheme }
  | { disable: true };

type Modes = Record<string, Mode>;

const inBothSchemes = (width: Width, mode: (colorScheme: ColorScheme) => Mode): Modes => ({
  [`${width} light`]: mode('light'),
  [`${width} dark`]: mode('dark'),
});

const captured = (width: Width) =>
  inBothSchemes(width, (colorScheme) => ({ viewport: designWidths[width], colorScheme }));

/** Skips the screenshots at one width. */
const leftOut = (width: Width) => inBothSchemes(width, () => ({ disable: true }));

/** Six screenshots of a story, by default: three widths in two colour schemes. */
export const allModes: Modes = {
  ...captured('phone'),
  ...captured('tablet'),
  ...captured('desktop'),
};

/** Windows of unusual sizes: a large tablet in portrait and a phone in landscape. */
export const oddWindows: Modes = {
  ...leftOut('phone'),
  ...leftOut('tablet'),
  ...leftOut('desktop'),
  'tall light': { viewport: { width: 1024, height: 1366 }, colorScheme: 'light' },
  'flat dark': { viewport: { width: 844, height: 390 }, colorScheme: 'dark' },
};

/** Skips the desktop screenshots, for a story whose elements exist only in narrow windows. */
export const narrowModes: Modes = leftOut('desktop');

/** Keeps only the desktop screenshots, for a story whose elements exist only in wide windows. */
export const wideModes: Modes = { ...leftOut('phone'), ...leftOut('tablet') };
