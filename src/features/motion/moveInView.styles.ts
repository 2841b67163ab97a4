/** Styles of illustrations by the attributes that `moveInView` reads and sets. */
export const moveInViewStyles = {
  /* `!important` overrides the illustration's own animations. */
  '.illustration[data-moves]:not([data-moving]) *': { animation: 'none !important' },
  /* The visitor has already seen the whole drawing, so no part is hidden when its scene plays. */
  '.illustration[data-moves] .enter': { '--seen': 1 },
};
