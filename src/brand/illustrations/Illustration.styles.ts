import { moves, moving } from './Illustration.behaviour.ts';

/** Styles for the illustrations that move. */
export const movingStyles = {
  /* `!important` blocks the illustration's own animations until the script starts them. */
  [`.illustration${moves.selector}:not(${moving.selector}) *`]: { animation: 'none !important' },
  /* Parts stay visible when they start to move, because the visitor has already seen them. */
  [`.illustration${moves.selector} .enter`]: { '--seen': 1 },
};
