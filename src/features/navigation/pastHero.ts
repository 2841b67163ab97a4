import type { Enhancement } from '../../behaviour/Behaviour.ts';

/** Gives the bar the page's colours (`data-past-hero`) if no part of the hero is below the bar. */
export const pastHero: Enhancement = (bar, { signal }) => {
  const hero = document.getElementById('hero');
  if (!hero) return;
  const observer = new IntersectionObserver(
    (entries) => bar.toggleAttribute('data-past-hero', !entries.at(-1)?.isIntersecting),
    { rootMargin: `-${bar.offsetHeight}px 0px 0px` },
  );
  observer.observe(hero);
  signal.addEventListener('abort', () => observer.disconnect());
};
