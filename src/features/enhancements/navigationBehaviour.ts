/** Beyond this scroll position, in px, the bar casts a shadow (specification, section 9). */
export const shadowThreshold = 100;

/**
 * The bar's two states: scrolled or not, menu open or closed. Opening, Escape and a click outside
 * are the browser's own popover; this keeps `aria-expanded` in step, and closes
 * the menu after a choice, or when the bar has room for its items.
 */
export function navigationBehaviour(bar: HTMLElement): () => void {
  const menu = bar.querySelector<HTMLElement>('[popover]');
  const toggle = bar.querySelector<HTMLElement>('[popovertarget]');
  const listening = new AbortController();
  const { signal } = listening;

  const drawShadow = () => bar.toggleAttribute('data-scrolled', window.scrollY > shadowThreshold);
  const close = () => menu?.matches(':popover-open') && menu.hidePopover();

  drawShadow();
  window.addEventListener('scroll', drawShadow, { passive: true, signal });
  window.addEventListener('resize', () => toggle?.getClientRects().length || close(), { signal });
  menu?.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a')) close();
    },
    { signal },
  );
  menu?.addEventListener(
    'beforetoggle',
    ({ newState }) => {
      toggle?.setAttribute('aria-expanded', String(newState === 'open'));
    },
    { signal },
  );
  menu?.addEventListener(
    'toggle',
    ({ newState }) => {
      const focusWasLost = document.activeElement === document.body;
      if (newState === 'closed' && focusWasLost) toggle?.focus({ preventScroll: true });
    },
    { signal },
  );

  return () => listening.abort();
}
