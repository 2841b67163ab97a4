import type { Enhancement } from '../Enhancement.ts';

/** Beyond this scroll position, in px, the bar casts a shadow (NAV-7). */
export const shadowThreshold = 100;

/** Beyond this one, in px, text of the page would show through the clear bar. */
const clearance = 16;

/** Marks the bar of a page that is scrolled: it needs a background, then a shadow. */
export const scrollShadow: Enhancement = (bar, { signal }) => {
  const followScroll = () => {
    bar.toggleAttribute('data-moved', window.scrollY > clearance);
    bar.toggleAttribute('data-scrolled', window.scrollY > shadowThreshold);
  };
  followScroll();
  window.addEventListener('scroll', followScroll, { passive: true, signal });
};
