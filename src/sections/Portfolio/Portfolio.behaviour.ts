import type { Enhancement } from '../../behaviour/Behaviour.ts';

/**
 * Logs a click on a project card, but not on its link (WORK-3). The listener is on the document,
 * because a listener on the list would make some screen readers announce the cards as clickable.
 */
export const logProjectClicks: Enhancement = (list, { signal }) => {
  const log = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !list.contains(target) || target.closest('a')) return;
    const name = target.closest('[data-project]')?.querySelector('h3')?.textContent;
    if (name) console.log('Project selected:', name);
  };
  document.addEventListener('click', log, { signal });
};
