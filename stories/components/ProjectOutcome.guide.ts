import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'What came of a project, on the gradient of its screen.',
  do: ['Give a figure with the words on either side of it.', 'Without a figure, name one feature.'],
  dont: ['Set a figure that nobody counted.', 'Write more than two lines.'],
  tokens: { 'typography.figure': 'the number', 'fontWeight.medium': 'the words' },
  states: ['A figure, large, with its words above or below it.', 'A feature, with a tick.'],
  accessibility: [
    'One line of text: “Built in 6 days”.',
    'The tick is hidden from screen readers.',
  ],
  code: `import { ProjectOutcome } from '../../components/ProjectOutcome.tsx';

<ProjectOutcome result={{ before: 'Built in', figure: '6 days' }} />;`,
};
