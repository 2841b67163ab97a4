import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'The whole site: the bar, the sections in their order, and the footer.',
  do: ['Change the order of the sections here and nowhere else.'],
  dont: ['Put markup of a section into the page.'],
  tokens: {
    'palette.background.default': 'background',
    'palette.sky.dawn': 'the portfolio',
    'palette.sky.gradient': 'the hero and the quotes',
  },
  states: [
    'In both schemes, at every width from 280 px.',
    'After a message was sent, or could not be: a notice above the page.',
    'Without script, with reduced motion, in forced colours, right to left, on paper.',
  ],
  accessibility: [
    'Banner, main with a named region for each section, contentinfo.',
    'The first Tab offers the way past the bar.',
  ],
  code: `import { home } from '../../content/home.ts';
import { HomePage } from '../../pages/HomePage.tsx';

<HomePage content={home} />`,
};
