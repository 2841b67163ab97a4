/**
 * Logs which project a click was on (specification, section 4), wherever on the card it fell.
 * A click on the card's own link is not logged. The listener is the document's: on the list, screen
 * readers would announce every text in it as clickable.
 */
export function logProjectClicks(list: HTMLElement): () => void {
  const log = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !list.contains(target) || target.closest('a')) return;
    const name = target.closest('[data-project]')?.querySelector('h3')?.textContent;
    if (name) console.log('Project selected:', name);
  };
  document.addEventListener('click', log);
  return () => document.removeEventListener('click', log);
}
