import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'What a client says, who says it, and what was built for them.',
  do: [
    'Quote one thought.',
    'Name the project: its country and gradient are the project’s own.',
    'Make one of them prominent: the one that is read first.',
  ],
  dont: ['Quote without a name.', 'Use a portrait from stock: initials are honest.'],
  tokens: {
    'typography.quote': 'quote',
    'typography.quoteLarge': 'prominent quote',
    'typography.caption': 'who the client is',
    'fontWeight.strong': 'names of client and project',
    'fontWeight.heading': 'initials',
    'radius.medium': 'seal of the initials',
    'palette.background.paper': 'card',
    'palette.divider': 'line above the project',
  },
  states: ['On paper; prominent, on the sky itself.', 'Long quote: the card grows.'],
  accessibility: [
    'A figure with a block quote; its caption names who says it.',
    'The rating is one image with one name.',
    'Initials are hidden from screen readers: the name is read.',
  ],
  code: `import { TestimonialCard } from '../../components/TestimonialCard.tsx';
import { testimonials } from '../../content/testimonials.ts';

testimonials.items.map((testimonial) => (
  <TestimonialCard key={testimonial.name} testimonial={testimonial} />
));`,
};
