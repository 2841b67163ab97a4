import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose:
    'A small drawing of a product, 320 by 200, that says at a glance what kind of product it is.',
  do: [
    'Draw a piece of the product’s screen: rows, a time, a price, two or three words from the content.',
    'Keep its words right of 106: a phone shows that part alone.',
    'Let two or three parts of it come in (`enter`, `late`, `later`): the scene.',
    'Keep it below 2 KB.',
  ],
  dont: [
    'Rebuild a whole screen.',
    'Write a word in the drawing itself: it could not be translated.',
  ],
  tokens: {
    'palette.illustration.paper': 'surfaces',
    'palette.illustration.ink': 'lines',
    'palette.illustration.accent': 'the one bright part',
  },
  states: [
    'At rest.',
    'Playing its scene once, when more than half of it is in view, where the system allows motion.',
    'In forced colours: lines alone.',
  ],
  accessibility: ['Hidden from screen readers: the card’s text says what the product is.'],
  code: `import { Miniature } from '../../brand/illustrations/Miniature.tsx';

<Miniature screen={{ kind: 'pets', texts: { place: 'Elm Street' } }} />`,
};
