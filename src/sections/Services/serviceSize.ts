import type { ServiceSize } from '../../components/ServiceCard.styles.ts';

/**
 * Returns the size of a card, so that every row is full: the first service is the largest, the
 * others follow in pairs, then in threes.
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
