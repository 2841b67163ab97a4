import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose:
    'A page that has one thing to say and one link: a page that does not exist, and one that failed.',
  do: ['Say what happened in one sentence.', 'Lead back by one link.'],
  dont: ['Blame the visitor.', 'Add a second action.'],
  tokens: {
    'palette.sky.gradient': 'background',
    'palette.sky.on': 'text',
    'typography.h1': 'heading',
    'typography.lead': 'sentence',
  },
  states: [
    'Medium heading: words.',
    'Large heading: a few signs, such as 404.',
    'Flat windows: text first, the drawing below it.',
  ],
  accessibility: [
    'One heading of level 1 that says what happened.',
    'The drawing is hidden from screen readers.',
  ],
  code: `import { Mark } from '../../brand/Mark.tsx';
import { MessagePage } from '../../components/MessagePage.tsx';
import { notFound } from '../../content/messagePages.ts';

<MessagePage content={notFound} text={notFound.text} illustration={<Mark />} />`,
};
