import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'What came of a project, as a figure or in words.',
  do: [
    'Give a figure with the words on either side of it.',
    'Without a figure, say it in a few words.',
  ],
  dont: ['Set a figure that nobody counted.', 'Write more than two lines.'],
  tokens: { 'typography.figure': 'the number', 'fontWeight.strong': 'the words' },
  states: ['A figure, large, with its words above or below it.', 'Words alone, with a tick.'],
  accessibility: [
    'One line of text: “Built in 6 days”.',
    'The tick is hidden from screen readers.',
  ],
  code: `import { ProjectOutcome } from '../../components/ProjectOutcome.tsx';

<ProjectOutcome result={{ before: 'Built in', figure: '6 days' }} />`,
};
