import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose:
    'What the agency has shipped: one project large, three as cards, the others as screens with a few lines.',
  do: [
    'Order the projects by how well they prove the agency: the first leads, its screen drawn large.',
    'Keep eight or fewer in view: more are laid out as they come.',
  ],
  dont: [
    'Repeat a gradient beside itself.',
    'Link a card away: a click is logged, and Book is the link.',
  ],
  tokens: { 'palette.sky.dawn': 'background', 'layout.gutter': 'between the projects' },
  states: [
    'Wide: the lead, three cards in a row, lines in columns, the last of them wide. Narrow: one below the other.',
    'A scene at its start, and at rest.',
    'A card clicked: it is logged, and nothing else happens.',
  ],
  accessibility: [
    'A list of articles, each with a heading of level 3.',
    'Tab goes from Book link to Book link: a card itself is read, not pressed.',
  ],
  code: `import { portfolio } from '../../content/portfolio.ts';
import { Portfolio } from '../Portfolio/Portfolio.tsx';

<Portfolio content={portfolio} />`,
};
