import type { ServiceSize } from '../../components/ServiceCard.styles.ts';

/** Columns that each size spans. The grid has two columns from `sm`, and six from `md`. */
export const serviceColumns = {
  sm: { full: 2, half: 1 },
  md: { full: 6, half: 3, third: 2 },
};

/**
 * Returns a card's size, chosen so that every row is full. From `md`, the first row may have a
 * single card. Rows of two cards follow, then rows of three.
 */
export function serviceSize(index: number, count: number): ServiceSize {
  const isLastOfEven = count % 2 === 0 && index === count - 1;
  const full = count === 1 || count % 3 === 0 ? 1 : 0;
  const halves = count % 3 === 1 ? 4 : 2;
  return {
    sm: index === 0 || isLastOfEven ? 'full' : 'half',
    md: index < full ? 'full' : index < full + halves ? 'half' : 'third',
  };
}
