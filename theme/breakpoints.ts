/** Minimum window width for each layout, in px at the default text size. */
const widths = {
  xs: 0,
  sm: 600,
  tablet: 752,
  md: 900,
  lg: 1200,
  xl: 1536,
} as const;

/** Widths in em, so that a visitor who enlarges the text gets the layout for a narrower window. */
export const breakpoints = {
  unit: 'em',
  /** Gap between layouts, in hundredths of an em: 0.016 px. MUI's default of 5 would be 0.8 px. */
  step: 0.1,
  values: Object.fromEntries(
    Object.entries(widths).map(([name, width]) => [name, width / 16]),
  ) as Record<keyof typeof widths, number>,
};

const from = (name: keyof typeof widths) => `(min-width: ${widths[name] / 16}em)`;

/** Media queries for window shapes that need their own styles. */
export const windowShapes = {
  /**
   * A wide window that is in landscape or at least 2200 px high. Full-page screenshots and large
   * monitors in portrait therefore get this layout too.
   */
  wide: `@media ${from('md')} and (min-aspect-ratio: 11/10), ${from('md')} and (min-height: 2200px)`,
  /** Most laptop windows. They are low, because the browser's toolbars take up part of the screen. */
  lowLandscape: `@media ${from('md')} and (min-aspect-ratio: 81/50) and (min-height: 30.1em) and (max-height: 62em)`,
  /** A window of at least the breakpoint `tablet` in portrait. */
  portrait: `@media ${from('tablet')} and (max-aspect-ratio: 11/10)`,
  /** A phone in landscape. */
  flat: '@media (max-height: 30em) and (min-aspect-ratio: 3/2)',
  /** A very narrow phone, or a phone with text enlarged to 200 %. */
  tiny: '@media (max-width: 19.9em)',
  /** A very large monitor. */
  vast: '@media (min-width: 137.5em)',
} as const;

/** Window widths in px at which the page is designed and reviewed. */
export const designWidths = { phone: 390, tablet: 768, desktop: 1440 } as const;
