/** Styles for the illustrations that `moveInView` animates. */
export const moveInViewStyles = {
  /* `!important` blocks the illustration's own animations until `moveInView` starts them. */
  '.illustration[data-moves]:not([data-moving]) *': { animation: 'none !important' },
  /* Parts stay visible when they start to move, because the visitor has already seen them. */
  '.illustration[data-moves] .enter': { '--seen': 1 },
};
