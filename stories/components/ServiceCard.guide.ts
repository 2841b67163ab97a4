import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'One service: what it is, what you get, and what it includes.',
  do: ['List what is included in words that a client uses.', 'Feature one service: the first.'],
  dont: ['Make the card a link: it leads nowhere.', 'Feature two.'],
  tokens: {
    'typography.h3': 'name',
    'typography.body2': 'what it includes',
    'palette.gradient.apricot': 'icon of the featured card',
  },
  states: [
    'Plain: a raised surface.',
    'Featured: a gradient.',
    'Wide: its illustration stands beside its text; else in the corner across from the icon.',
  ],
  accessibility: [
    'A heading of level 3, and a list of what is included.',
    'Icons are hidden from screen readers.',
  ],
  code: `import { ServiceCard } from '../../components/ServiceCard.tsx';
import { services } from '../../content/services.ts';

services.items.map((service) => <ServiceCard key={service.title} service={service} />);`,
};
