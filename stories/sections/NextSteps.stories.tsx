import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { contact } from '../../src/content/contact.ts';
import { NextSteps } from '../../src/sections/Contact/NextSteps.tsx';
import { withNewTabNote } from '../fixtures/decorators.tsx';

const meta = preview.meta({
  component: NextSteps,
  args: { content: contact.next },
  decorators: withNewTabNote,
});

/** The booking link is below the step that it belongs to. */
export const Default = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const { heading, steps } = args.content;
    await expect(canvas.getByRole('list', { name: heading })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(steps.length);
  },
});

/** Four steps fill a row too. */
export const Four = meta.story({
  args: {
    content: {
      ...contact.next,
      steps: [...contact.next.steps, { title: 'A launch', text: 'In days.' }],
    },
  },
});
