import type { Behaviour } from '../behaviour/Behaviour.ts';
import { dataAttribute } from '../behaviour/dataAttribute.ts';
import { findIn } from '../behaviour/findIn.ts';
import { announced, announcerIdOf } from './announce.ts';

/** On the hint for a form that was posted without JavaScript. */
export const goBackHint = dataAttribute('data-go-back-hint');

/** The element of a notice, which its button closes. */
export const noticeElement = 'dialog';

/**
 * A notice that CSS shows after a form post without JavaScript. Once the visitor has closed the
 * notice, its anchor leaves the URL, so that Back, Forward and a reload do not show it again.
 */
export const servedNotice: Behaviour = (notice, { signal }) => {
  const forget = () => {
    const { hash, pathname, search } = window.location;
    if (hash === `#${notice.id}`) window.history.replaceState(null, '', pathname + search);
  };
  // The `close` event does not bubble.
  notice.addEventListener('close', forget, { capture: true, signal });
  findIn(notice, `${noticeElement} ${announced.selector}`);
  findIn(document, `#${announcerIdOf(notice.id)}`);
};
