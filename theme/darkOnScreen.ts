import type { StylisPlugin } from '@emotion/cache';

/** Emotion plugin that limits the dark scheme to screens, because paper is white. */
export const darkOnScreen: StylisPlugin = (element) => {
  if (element.type !== '@media') return;
  element.value = element.value.replace(/(?=\(prefers-color-scheme: ?dark\))/, 'screen and ');
};
