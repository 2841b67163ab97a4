import type { Enhancement } from '../../../behaviour/Behaviour.ts';

/**
 * Makes the sunset follow the scroll position while the hero scrolls out of view. At other
 * positions, the sunset has no animations, because each animated part takes up memory.
 */
export const followSunset: Enhancement = (hero, { signal }) => {
  const followScroll = () => {
    const { scrollY } = window;
    hero.toggleAttribute('data-sunset', scrollY > 0 && scrollY < hero.offsetHeight);
  };
  followScroll();
  window.addEventListener('scroll', followScroll, { passive: true, signal });
  signal.addEventListener('abort', () => hero.removeAttribute('data-sunset'));
};
