import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'The first screen: one headline, one sentence, two actions, above both cities.',
  do: [
    'Break the headline by sense: each line of it is an item of `headingLines`.',
    'Keep both actions above the fold.',
  ],
  dont: ['Put text where the sky ends: only there is it measured.', 'Move the headline.'],
  tokens: {
    'palette.sky.gradient': 'sky',
    'palette.sky.west': 'sky over London',
    'palette.sky.horizon': 'the last light',
    'palette.sky.water': 'the water, as far as the shore',
    'palette.sky.night': 'the night that comes as the page is scrolled',
    'palette.sky.on': 'text',
    'typography.h1': 'headline',
    'typography.lead': 'sentence',
  },
  states: [
    'Light: sunset. Dark: late dusk.',
    'Scrolled: the sun sinks, windows are lit in groups, the wheel turns. At rest, without script, with reduced motion and where CSS has no scroll timelines: as at first.',
    'Local times: with script; their room is kept before.',
    'A phone: text, then the two bubbles of the chat. A tablet: text, then devices. Wide: side by side.',
    'Its foot: a bay, before which the page’s own ground rises.',
    'Flat windows: all text and both actions above the lower edge.',
  ],
  accessibility: [
    'The one heading of level 1 of the home page.',
    'Text reaches 4.5 : 1 on every point of both skies, and of the night.',
    'Drawings are hidden from screen readers, and stand still with reduced motion.',
  ],
  code: `import { hero } from '../../content/hero.ts';
import { Hero } from '../Hero/Hero.tsx';

<Hero content={hero} />`,
};
