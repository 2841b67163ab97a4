/**
 * Logs which project a click was on (specification, section 4), wherever on the card it fell.
 * A click on the card's own link is not logged. One listener serves any number of cards.
 */
export function logProjectClicks(list: HTMLElement): () => void {
  const log = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('a')) return;
    const card = target.closest<HTMLElement>('[data-project]');
    if (card) console.log('Project selected:', card.dataset.project);
  };
  list.addEventListener('click', log);
  return () => list.removeEventListener('click', log);
}
