import type { ProjectLayout } from '../../components/ProjectCard.styles.ts';

/** Number of small cards, which share one row. */
const small = 3;

/** Number of columns, out of twelve, that each layout spans. */
export const projectColumns = {
  tablet: { featured: 12, small: 4, wide: 6, tall: 6, panorama: 6, full: 12 },
  md: { featured: 12, small: 4, wide: 6, tall: 4, panorama: 8, full: 12 },
};

/** Returns a card's layout. With any number of projects, the cards fill every row. */
export function projectLayout(index: number, count: number): ProjectLayout {
  if (index === 0) return 'featured';
  const firstOfPairs = count > small ? 1 + small : 1;
  if (index < firstOfPairs) return 'small';
  const left = count - index;
  const isOdd = (count - firstOfPairs) % 2 === 1;
  if (isOdd) return left === 1 ? 'full' : 'wide';
  return left === 1 ? 'panorama' : left === 2 ? 'tall' : 'wide';
}
