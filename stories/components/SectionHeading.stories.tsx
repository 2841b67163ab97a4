import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { SectionHeading } from '../../src/components/SectionHeading.tsx';
import { withLongText } from '../fixtures/withLongText.ts';

const words = {
  eyebrow: 'Services',
  heading: 'Five things we build. One team that stays.',
  lead: 'Bring the problem. We choose the shortest road from sketch to store.',
};

const meta = preview.meta({ component: SectionHeading, args: { id: 'heading', ...words } });

/** Where we are, what it says, and why it matters. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: words.heading })).toBeVisible();
  },
});

/** Where the heading says it all. */
export const WithoutALead = meta.story({ args: { lead: undefined } });

export const LongWords = meta.story({ args: withLongText(words) });
