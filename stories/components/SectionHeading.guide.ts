import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'The opening of a section: where we are, what it says, and why it matters.',
  do: [
    'Write the heading as a sentence that could stand alone.',
    'Keep the lead to two lines.',
    'Use a figure only where it proves the heading.',
  ],
  dont: ['Repeat the eyebrow in the heading.', 'Set a heading of another level with it.'],
  tokens: {
    'typography.eyebrow': 'eyebrow',
    'typography.h2': 'heading',
    'typography.h2Quiet': 'quiet heading',
    'typography.lead': 'lead',
    'typography.numeral': 'figure',
  },
  states: [
    'With a lead, or without.',
    'With a figure across from the heading, or without.',
    'Quiet, above something that speaks louder: a quote.',
    'Long words: they break rather than overflow.',
  ],
  accessibility: [
    'The heading is of level 2 and names the section’s landmark.',
    'The eyebrow is text, not a heading.',
  ],
  code: `import { SectionHeading } from '../../components/SectionHeading.tsx';

<SectionHeading
  id="prices-heading"
  eyebrow="Prices"
  heading="What it costs."
  lead="One price for each stage, agreed before it begins."
/>`,
};
