import { radius } from './primitives.ts';

/** Corner radius of MUI components that have none of their own in `radius`. */
export const shape = { borderRadius: radius.medium };

/**
 * The focus ring of every component. It has the text colour, because the background behind it can
 * be a gradient. MUI draws the ring inside elements whose container would cut it off.
 */
export const focusVisible = {
  outlineWidth: 3,
  outlineOffset: 3,
  outlineColor: 'currentColor',
  boxShadow: undefined,
} as const;
