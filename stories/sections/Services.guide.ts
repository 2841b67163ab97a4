import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'What the agency builds: five cards, two wide and three narrow.',
  do: ['Put first what most clients come for.'],
  dont: ['Add a sixth without a place for it in the grid.'],
  tokens: { 'layout.gutter': 'between the cards' },
  states: ['Wide: two above three.', 'Narrow: one below the other.'],
  accessibility: ['A list; each card has a heading of level 3.'],
  code: `import { services } from '../../content/services.ts';
import { Services } from '../Services/Services.tsx';

<Services content={services} />`,
};
