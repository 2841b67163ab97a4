import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose:
    'A small drawing of a product, 320 by 200, that says at a glance what kind of product it is.',
  do: ['Draw what a user of the product sees or does.', 'Keep it below 2 KB.'],
  dont: ['Rebuild a whole screen.', 'Use a text in it.'],
  tokens: {
    'palette.illustration.paper': 'surfaces',
    'palette.illustration.ink': 'lines',
    'palette.illustration.accent': 'the one bright part',
  },
  states: [
    'At rest.',
    'Moving while in view, where the system allows motion.',
    'In forced colours: lines alone.',
  ],
  accessibility: ['Hidden from screen readers: the card’s text says what the product is.'],
  code: `import { Miniature } from '../../brand/illustrations/Miniature.tsx';

<Miniature name="fleet" />;`,
};
