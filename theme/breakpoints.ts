/** Widths in px from which a layout holds. */
export const breakpoints = {
  xs: 0,
  sm: 600,
  md: 900,
  /** From here on the items of the navigation stand in the bar; below it, in the menu. */
  appBar: 1120,
  lg: 1200,
  xl: 1536,
} as const;
