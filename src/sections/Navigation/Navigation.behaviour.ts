import type { Enhancement } from '../../behaviour/Behaviour.ts';

/**
 * The menu in a narrow navigation bar. Its button works without JavaScript. This script closes the
 * menu after a choice, on Escape, on the Back button and on a click elsewhere. The menu also closes
 * when focus leaves the bar or when all links fit. The page behind the open menu does not scroll.
 */
export const menu: Enhancement = (bar, { signal }) => {
  const toggle = bar.querySelector('details');
  const items = bar.querySelector('ul');
  if (!toggle) return;
  const close = () => toggle.removeAttribute('open');
  const coverPage = () => document.documentElement.toggleAttribute('data-menu-open', toggle.open);
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
      const isInMenu = toggle.contains(target) || items?.contains(target);
      if (!isInMenu || target.closest('li a')) close();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !toggle.open) return;
      close();
      toggle.querySelector('summary')?.focus();
    },
    { signal },
  );
};
