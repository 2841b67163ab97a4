import type { Enhancement } from '../../behaviour/Behaviour.ts';

/** Sets `aria-current` on the link to the section that is at 40 % of the window's height. */
export const scrollSpy: Enhancement = (bar, { signal }) => {
  const links = [...bar.querySelectorAll<HTMLAnchorElement>('li a[href^="#"]')];
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
  signal.addEventListener('abort', () => observer.disconnect());
};
