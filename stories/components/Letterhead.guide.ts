import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'The head of a printed page: the mark, the name, and every way to reach the agency.',
  do: ['Print a page to see it.', 'Keep the lines short: each is one way to reach us.'],
  dont: ['Show it on screen: there the bar stands in its place.'],
  tokens: { 'typography.h2': 'name', 'typography.caption': 'lines' },
  states: ['On screen: absent.', 'On paper: the first thing.'],
  accessibility: ['Absent on screen for screen readers too.'],
  code: `import { Letterhead } from '../../components/Letterhead.tsx';
import { frame } from '../../content/frame.ts';

<Letterhead content={frame.letterhead} />`,
};
