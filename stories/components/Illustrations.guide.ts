import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose:
    'What the brand has drawn: the mark, the pieces of the hero, the screen of the lead project, the scenes of both message pages.',
  do: [
    'Let a drawing follow the scheme through its tokens.',
    'Keep it beside the text that it belongs to.',
  ],
  dont: [
    'Use stock photos.',
    'Put text into a drawing, unless it comes from the content.',
    'Let it move out of view: moving parts cost every frame.',
  ],
  tokens: {
    'palette.mark.west': 'left disc of the mark',
    'palette.mark.east': 'right disc of the mark',
    'palette.mark.overlap': 'where both overlap',
    'palette.illustration.paper': 'screens and walls',
    'palette.illustration.near': 'what is near in the dark',
    'palette.illustration.far': 'what is far away',
  },
  states: [
    'In both schemes.',
    'Moving while in view; standing still with reduced motion, without script and in print.',
    'In forced colours: the system’s own colours.',
  ],
  accessibility: [
    'Hidden from screen readers: no information is in a drawing alone.',
    'Nothing flashes, and nothing moves for those who ask for less motion.',
  ],
  code: `import { Mark } from '../../brand/Mark.tsx';

<Mark tone="current" />`,
};
