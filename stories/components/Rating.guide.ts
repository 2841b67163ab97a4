import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'A rating in stars, read out as one sentence.',
  do: ['Give the label in words: “5 out of 5 stars”.'],
  dont: ['Use it as a control.', 'Show a figure that no client gave.'],
  tokens: {},
  states: ['One to five full stars.'],
  accessibility: [
    'One image with one name, instead of five that are read out.',
    'The shape says it without the colour.',
  ],
  code: `import { Rating } from '../../components/Rating.tsx';

<Rating value={5} label="5 out of 5 stars" />`,
};
