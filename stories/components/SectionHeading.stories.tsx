import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { SectionHeading } from '../../src/components/SectionHeading.tsx';
import { withLongText } from '../fixtures/withLongText.ts';

const texts = {
  eyebrow: 'Services',
  heading: 'Five things we build. One team that stays.',
  lead: 'Bring the problem. We choose the shortest road from sketch to store.',
};

const meta = preview.meta({
  component: SectionHeading,
  args: { id: 'heading', ...texts },
});

/** A heading, with a small text above it (the eyebrow) and an introduction (the lead). */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: texts.heading })).toBeVisible();
  },
});

/** A heading without an introduction. */
export const WithoutALead = meta.story({ args: { lead: undefined } });

/** A smaller heading, for content that is more important than the heading. */
export const Quiet = meta.story({ args: { lead: undefined, quiet: true } });

/** Every text ends with a very long word, which must wrap. */
export const LongWords = meta.story({ tags: ['edge-case'], args: withLongText(texts) });
