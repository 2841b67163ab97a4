/** Styles for illustrations with the attributes that `moveInView` reads and sets. */
export const moveInViewStyles = {
  /* `!important` overrides the illustration's own animations. */
  '.illustration[data-moves]:not([data-moving]) *': { animation: 'none !important' },
  /* Parts stay visible when they start to move, because the visitor has already seen them. */
  '.illustration[data-moves] .enter': { '--seen': 1 },
};
