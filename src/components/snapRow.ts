import type { Theme } from '@mui/material/styles';
import { onScreen } from '../brand/illustrations/onScreen.ts';

/**
 * A row of cards that scrolls sideways in a narrow window, from edge to edge. On a phone, the edge of
 * the next card fills the page margin, so that no text is cut off. Each card stops at the other page
 * margin. Tab scrolls to the links in the cards.
 */
export function snapRow({ breakpoints, layout, space }: Theme, below: 'sm' | 'tablet') {
  return {
    [onScreen(breakpoints.down(below))]: {
      gridAutoFlow: 'column',
      gridAutoColumns: `min(100% - ${layout.gutter}, 24rem)`,
      /* Leaves room for the shadows and the focus rings of the cards. */
      marginBlock: `-8px calc(-1 * ${space.large})`,
      marginInline: `calc(-1 * ${layout.pageMargin})`,
      padding: `8px ${layout.pageMargin} ${space.large}`,
      overflowX: 'auto',
      scrollPaddingInline: layout.pageMargin,
      scrollSnapType: 'inline mandatory',
      '& > li': { scrollSnapAlign: 'start' },
    },
  } as const;
}
