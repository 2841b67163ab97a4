import type { Behaviour } from '../../behaviour/Behaviour.ts';
import { dataAttribute } from '../../behaviour/dataAttribute.ts';

/** On the hero while the sunset follows the scroll position. */
export const sunsetRuns = dataAttribute('data-sunset-runs');

/**
 * Makes the sunset follow the scroll position while the hero scrolls out of view. At other
 * positions, the sunset has no animations, because each animated part takes up memory.
 */
export const followSunset: Behaviour = (hero, { signal }) => {
  const followScroll = () => {
    const { scrollY } = window;
    hero.toggleAttribute(sunsetRuns.attribute, scrollY > 0 && scrollY < hero.offsetHeight);
  };
  followScroll();
  window.addEventListener('scroll', followScroll, { passive: true, signal });
  signal.addEventListener('abort', () => hero.removeAttribute(sunsetRuns.attribute));
};
