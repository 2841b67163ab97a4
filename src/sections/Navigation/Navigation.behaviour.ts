import type { Behaviour } from '../../behaviour/Behaviour.ts';
import { dataAttribute } from '../../behaviour/dataAttribute.ts';
import { findIn } from '../../behaviour/findIn.ts';
import { sectionIds } from '../../content/sectionIds.ts';

/** On the root element while the menu is open. */
export const menuOpen = dataAttribute('data-menu-open');

/** On the bar: whether text can be behind it. */
export const moved = dataAttribute<'true' | 'false'>('data-moved');

/** On the bar while it casts a shadow. */
export const scrolled = dataAttribute('data-scrolled');

/** On the bar while no part of the hero is below it. */
export const pastHero = dataAttribute('data-past-hero');

/** Beyond this scroll position, in px, the bar casts a shadow (NAV-7, PROD-4). */
export const shadowThreshold = 100;

/** Beyond this scroll position, in px, the bar has a background that hides the text behind it. */
const clearance = 16;

/**
 * The menu in a narrow navigation bar. Its button works without JavaScript. This script closes the
 * menu after a choice, on Escape, on the Back button and on a click elsewhere. The menu also closes
 * when focus leaves the bar or when all links fit. The page behind the open menu does not scroll.
 */
export const menu: Behaviour = (bar, { signal }) => {
  const toggle = findIn(bar, 'details') as HTMLDetailsElement;
  const button = findIn(toggle, 'summary');
  const items = findIn(bar, 'ul');
  const root = document.documentElement;
  const close = () => toggle.removeAttribute('open');
  const coverPage = () => root.toggleAttribute(menuOpen.attribute, toggle.open);
  const closeIfHidden = () => toggle.getClientRects().length || close();
  closeIfHidden();
  coverPage();

  bar.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !bar.contains(relatedTarget)) close();
    },
    { signal },
  );
  window.addEventListener('popstate', close, { signal });
  window.addEventListener('resize', closeIfHidden, { signal });
  toggle.addEventListener('toggle', coverPage, { signal });
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const isInMenu = toggle.contains(target) || items.contains(target);
      if (!isInMenu || target.closest('li a')) close();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !toggle.open) return;
      close();
      button.focus();
    },
    { signal },
  );
  signal.addEventListener('abort', () => root.removeAttribute(menuOpen.attribute));
};

/** Sets the attributes for the bar's background and shadow when the page is scrolled. */
export const scrollShadow: Behaviour = (bar, { signal }) => {
  const followScroll = () => {
    bar.setAttribute(moved.attribute, String(window.scrollY > clearance));
    bar.toggleAttribute(scrolled.attribute, window.scrollY > shadowThreshold);
  };
  followScroll();
  window.addEventListener('scroll', followScroll, { passive: true, signal });
};

/** Gives the bar the page's colours if no part of the hero is below the bar. */
export const watchHero: Behaviour = (bar, { signal }) => {
  const observer = new IntersectionObserver(
    (entries) => bar.toggleAttribute(pastHero.attribute, !entries.at(-1)?.isIntersecting),
    { rootMargin: `-${bar.offsetHeight}px 0px 0px` },
  );
  observer.observe(findIn(document, `#${sectionIds.hero}`));
  signal.addEventListener('abort', () => observer.disconnect());
};

/**
 * Sets `aria-current` on the link to the section that is at 40 % of the window's height. A story
 * shows the bar without the sections.
 */
export const scrollSpy: Behaviour = (bar, { signal }) => {
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
