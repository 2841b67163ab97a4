import type { Enhancement } from '../../behaviour/Behaviour.ts';

/** Beyond this scroll position, in px, the bar casts a shadow (NAV-7). */
const shadowThreshold = 100;

/** Beyond this scroll position, in px, the bar has a background that hides the text behind it. */
const clearance = 16;

/** Sets the attributes for the bar's background and shadow when the page is scrolled. */
export const scrollShadow: Enhancement = (bar, { signal }) => {
  const followScroll = () => {
    bar.dataset['moved'] = String(window.scrollY > clearance);
    bar.toggleAttribute('data-scrolled', window.scrollY > shadowThreshold);
  };
  followScroll();
  window.addEventListener('scroll', followScroll, { passive: true, signal });
};
