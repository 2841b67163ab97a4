import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'A surface filled with a named gradient, with the text colour that is readable on it.',
  do: ['Name a gradient by its token.', 'Let text on it take the colour of the tile.'],
  dont: ['Set a text colour of your own on it.', 'Put a gradient beside another of the same name.'],
  tokens: {
    'palette.gradient.dusk': 'background, here of dusk',
    'palette.onGradient.dusk': 'text on it',
  },
  states: ['One: it is the same in both schemes.'],
  accessibility: [
    'Text reaches 4.5 : 1 on every point of every gradient: a test measures it.',
    'In forced colours the system’s own background takes its place; give the tile an edge where that matters.',
  ],
  code: `import { GradientTile } from '../../components/GradientTile.tsx';

<GradientTile gradient="sea">Readable at every point</GradientTile>`,
};
