import type { Enhancement } from '../Enhancement.ts';

/** Marks the bar when the hero is no longer behind it. The bar then has the page's colours. */
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
