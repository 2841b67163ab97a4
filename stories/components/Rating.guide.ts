import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'A rating in words, and one star beside them.',
  do: ['Say out of how many: “5 out of 5 stars”.'],
  dont: ['Use it as a control.', 'Show a figure that no client gave.'],
  tokens: {},
  states: ['One line of text.'],
  accessibility: ['Text: nobody has to count stars.', 'The star is hidden from screen readers.'],
  code: `import { Rating } from '../../components/Rating.tsx';

<Rating label="5 out of 5 stars" />;`,
};
