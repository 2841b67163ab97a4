import type { Behaviour } from '../../behaviour/Behaviour.ts';
import { findIn } from '../../behaviour/findIn.ts';

/**
 * Logs a click on a project card, but not on its link (WORK-3). The listener is on the document,
 * because a listener on the list would make some screen readers announce the cards as clickable.
 */
export const logProjectClicks: Behaviour = (list, { signal }) => {
  const heading = 'h3';
  const log = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('a')) return;
    const card = [...list.children].find((item) => item.contains(target));
    const name = card?.querySelector(heading)?.textContent;
    if (name) console.log('Project selected:', name);
  };
  document.addEventListener('click', log, { signal });
  for (const item of list.children) findIn(item, heading);
};
