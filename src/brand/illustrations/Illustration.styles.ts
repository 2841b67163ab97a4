import { moves, moving } from './Illustration.behaviour.ts';

/** Styles for the illustrations that move. */
export const movingStyles = {
  /* `!important` blocks the illustration's own animations until the script starts them. */
  [`.illustration${moves.selector}:not(${moving.selector}) *`]: { animation: 'none !important' },
  /* The visitor has already seen the parts, so each part stays in its place until it moves. */
  '@keyframes stir': { '40%': { transform: 'var(--from)' } },
  [`.illustration${moves.selector} .enter`]: {
    animationName: 'stir',
    animationTimingFunction: 'ease-in-out',
  },
};
