/** Widths in px, at the usual text size, from which a layout holds. */
const widths = {
  xs: 0,
  sm: 600,
  tablet: 752,
  md: 900,
  lg: 1200,
  xl: 1536,
} as const;

/** In em, so that a reader's larger text gets the layout of a narrower window. */
export const breakpoints = {
  unit: 'em',
  values: Object.fromEntries(
    Object.entries(widths).map(([name, width]) => [name, width / 16]),
  ) as Record<keyof typeof widths, number>,
};

/** Window widths in px for which the page is designed and reviewed. */
export const designWidths = { phone: 390, tablet: 768, desktop: 1440 } as const;
