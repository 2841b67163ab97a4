import type { Enhancement } from '../Enhancement.ts';

/** Beyond this scroll position, in px, the bar casts a shadow (NAV-7). */
export const shadowThreshold = 100;

/** Beyond this scroll position, in px, text would show through the transparent bar. */
const clearance = 16;

/** Marks the bar of a scrolled page: first for a background, then for a shadow. */
export const scrollShadow: Enhancement = (bar, { signal }) => {
  const followScroll = () => {
    bar.toggleAttribute('data-moved', window.scrollY > clearance);
    bar.toggleAttribute('data-scrolled', window.scrollY > shadowThreshold);
  };
  followScroll();
  window.addEventListener('scroll', followScroll, { passive: true, signal });
};
