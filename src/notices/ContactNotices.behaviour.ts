import type { Enhancement } from '../behaviour/Behaviour.ts';

/**
 * A notice that CSS shows after a form post without JavaScript. Once the visitor has closed the
 * notice, its anchor leaves the URL, so that Back, Forward and a reload do not show it again.
 */
export const servedNotice: Enhancement = (notice, { signal }) => {
  const forget = () => {
    const { hash, pathname, search } = window.location;
    if (hash === `#${notice.id}`) window.history.replaceState(null, '', pathname + search);
  };
  // The `close` event does not bubble.
  notice.addEventListener('close', forget, { capture: true, signal });
};
