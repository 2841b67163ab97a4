import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ProjectOutcome } from '../../src/components/ProjectOutcome.tsx';
import { longWords } from '../fixtures/edgeCases.ts';

const figure = { before: 'Built in', figure: '6 days' };

const meta = preview.meta({
  component: ProjectOutcome,
  args: { result: figure },
});

/** A large figure (here "6 days") with a label. Screen readers read the label first. */
export const Default = meta.story({
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent('Built in 6 days'),
});

export const LongWords = meta.story({ ...longWords, tags: ['edge-case'] });
