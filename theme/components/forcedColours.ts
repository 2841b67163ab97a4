/** Keeps a fill visible that carries meaning, such as the selected tab's line. */
export const forcedFill = {
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    backgroundColor: 'Highlight',
    color: 'HighlightText',
  },
} as const;

/** Shows the shape of a component whose background disappears. */
export const forcedBorder = {
  '@media (forced-colors: active)': { border: '1px solid ButtonBorder' },
} as const;
