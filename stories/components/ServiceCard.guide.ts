import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'One service: what it is, what you get, and what it includes.',
  do: ['List what is included in words that a client uses.', 'Feature one service: the first.'],
  dont: ['Make the card a link: it leads nowhere.', 'Feature two.'],
  tokens: {
    'typography.h3': 'name',
    'typography.body2': 'what it includes',
    'palette.background.muted': 'behind the illustration',
    'palette.divider': 'hairline',
  },
  states: [
    'Plain: a raised surface.',
    'Featured: a gradient.',
    'On a phone its illustration stands beside the title, from a laptop on above it.',
    'Wide: its illustration has the other half of the card.',
  ],
  accessibility: [
    'A heading of level 3, and a list of what is included.',
    'Illustration and ticks are hidden from screen readers.',
  ],
  code: `import { ServiceCard } from '../../components/ServiceCard.tsx';
import { services } from '../../content/services.ts';

services.items.map((service) => <ServiceCard key={service.title} service={service} />);`,
};
