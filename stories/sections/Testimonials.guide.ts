import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'What clients say, at dusk: one voice first, then the others.',
  do: ['Put first the quote that answers the commonest doubt.'],
  dont: ['Let quotes turn by themselves: nobody can read them.'],
  tokens: { 'typography.quoteLarge': 'first quote', 'typography.quote': 'the others' },
  states: [
    'The first on the sky, the others as cards before the sunset: two beside each other, on a phone one below the other.',
  ],
  accessibility: [
    'A list of figures, each a block quote with its caption.',
    'Nothing moves by itself.',
  ],
  code: `import { testimonials } from '../../content/testimonials.ts';
import { Testimonials } from '../Testimonials/Testimonials.tsx';

<Testimonials content={testimonials} />`,
};
