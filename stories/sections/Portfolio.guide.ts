import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'What the agency has shipped: a card for each project.',
  do: [
    'Order the projects by how well they prove the agency.',
    'Keep eight or fewer in view: more are laid out as they come.',
  ],
  dont: [
    'Repeat a gradient beside itself.',
    'Link a card away: a click is logged, and Book is the link.',
  ],
  tokens: { 'palette.background.muted': 'background', 'layout.gutter': 'between the cards' },
  states: [
    'Four columns, two, or one.',
    'A scene at its start, and at rest.',
    'A card clicked: it is logged, and nothing else happens.',
  ],
  accessibility: [
    'A list of articles, each with a heading of level 3.',
    'Tab goes from Book link to Book link: a card itself is read, not pressed.',
  ],
  code: `import { portfolio } from '../../content/portfolio.ts';
import { Portfolio } from '../Portfolio/Portfolio.tsx';

<Portfolio content={portfolio} />;`,
};
