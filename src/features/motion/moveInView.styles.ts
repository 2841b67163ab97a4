/** Styles of illustrations by the attributes that `moveInView` reads and sets. */
export const moveInViewStyles = {
  /* `!important` outweighs the illustration's own animations. */
  '.illustration[data-moves]:not([data-moving]) *': { animation: 'none !important' },
  /* No part of a drawing that a visitor has seen whole disappears when its scene plays. */
  '.illustration[data-moves] .enter': { '--seen': 1 },
};
