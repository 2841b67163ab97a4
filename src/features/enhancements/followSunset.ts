/** The sunset follows the scroll position while the hero is on its way out of the window. */
export function followSunset(hero: HTMLElement): () => void {
  const follow = () => {
    const { scrollY } = window;
    hero.toggleAttribute('data-sunset', scrollY > 0 && scrollY < hero.offsetHeight);
  };
  follow();
  window.addEventListener('scroll', follow, { passive: true });
  return () => window.removeEventListener('scroll', follow);
}
