/** Styles of illustrations by the attributes that `moveInView` reads and sets. */
export const moveInViewStyles = {
  /* `!important` outweighs the illustration's own animations. */
  '.illustration[data-moves]:not([data-moving]) *': { animation: 'none !important' },
  /* The parts of a scene stay visible while it plays again. */
  '.illustration[data-moving=again] .enter:not(.late, .later)': { '--seen': 1 },
};
