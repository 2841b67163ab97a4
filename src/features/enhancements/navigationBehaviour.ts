/** Beyond this scroll position, in px, the bar casts a shadow (specification, section 9). */
export const shadowThreshold = 100;

/** Beyond this one, in px, text would come to stand under the clear bar. */
const clearance = 16;

/**
 * The bar's states: scrolled or not, past the hero or not, menu open or closed, the current section. The button of the
 * menu opens and closes it without script; this closes it after a choice, on Escape, on a click
 * elsewhere and when the bar has room for its items, and holds the page behind it still.
 */
export function navigationBehaviour(bar: HTMLElement): () => void {
  const toggle = bar.querySelector('details');
  const button = bar.querySelector('summary');
  const menu = bar.querySelector('ul');
  const links = [...bar.querySelectorAll<HTMLAnchorElement>('li a[href^="#"]')];
  const listening = new AbortController();
  const { signal } = listening;

  const followScroll = () => {
    const { scrollY } = window;
    bar.toggleAttribute('data-moved', scrollY > clearance);
    bar.toggleAttribute('data-scrolled', scrollY > shadowThreshold);
  };
  const close = () => toggle?.removeAttribute('open');

  followScroll();
  window.addEventListener('scroll', followScroll, { passive: true, signal });
  window.addEventListener('resize', () => toggle?.getClientRects().length || close(), { signal });
  toggle?.addEventListener(
    'toggle',
    () => document.documentElement.toggleAttribute('data-menu-open', toggle.open),
    { signal },
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      const isInMenu =
        target instanceof Node && (toggle?.contains(target) || menu?.contains(target));
      const isChoice = target instanceof Element && target.closest('li a');
      if (!isInMenu || isChoice) close();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !toggle?.open) return;
      close();
      button?.focus();
    },
    { signal },
  );

  /* The section in the upper middle of the window is the current one. */
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = links.find(({ hash }) => hash === `#${target.id}`);
        if (isIntersecting) link?.setAttribute('aria-current', 'location');
        else link?.removeAttribute('aria-current');
      }
    },
    { rootMargin: '-40% 0px -60%' },
  );
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1));
    if (section) observer.observe(section);
  }

  const heroObserver = new IntersectionObserver(
    (entries) => bar.toggleAttribute('data-past-hero', !entries.at(-1)?.isIntersecting),
    { rootMargin: `-${bar.offsetHeight}px 0px 0px` },
  );
  const hero = document.getElementById('hero');
  if (hero) heroObserver.observe(hero);

  return () => {
    listening.abort();
    heroObserver.disconnect();
    observer.disconnect();
  };
}
