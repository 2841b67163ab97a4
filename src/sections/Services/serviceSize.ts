import type { ServiceSize } from '../../components/ServiceCard.styles.ts';

/** Number of columns that each size spans. A tablet has two columns, and a laptop has six. */
export const serviceColumns = {
  tablet: { full: 2, half: 1 },
  laptop: { full: 6, half: 3, third: 2 },
};

/**
 * Returns a card's size, chosen so that every row is full. On a laptop, the first row may have a
 * single card. Rows of two cards follow, then rows of three.
 */
export function serviceSize(index: number, count: number): ServiceSize {
  const isLastOfEven = count % 2 === 0 && index === count - 1;
  const full = count === 1 || count % 3 === 0 ? 1 : 0;
  const halves = count % 3 === 1 ? 4 : 2;
  return {
    tablet: index === 0 || isLastOfEven ? 'full' : 'half',
    laptop: index < full ? 'full' : index < full + halves ? 'half' : 'third',
  };
}
