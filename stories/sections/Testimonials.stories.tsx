import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { home } from '../../src/content/home.ts';
import { Testimonials } from '../../src/sections/Testimonials/Testimonials.tsx';
import { withNewTabNote } from '../fixtures/decorators.tsx';
import { fullscreen } from '../fixtures/fullscreen.ts';
import { forcedColours, largeText, noMotion, rightToLeft } from '../fixtures/edgeCases.ts';
import { withLongText } from '../fixtures/withLongText.ts';

const meta = preview.meta({
  component: Testimonials,
  args: { content: home.testimonials },
  decorators: withNewTabNote,
  parameters: fullscreen,
});

/** What clients say. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: '5 out of 5 stars' })).toHaveLength(3);
    for (const { text, name, title } of home.testimonials.items) {
      for (const words of [text, name, title]) await expect(canvas.getByText(words)).toBeVisible();
    }
  },
});

export const LongWords = meta.story({
  args: { content: withLongText(home.testimonials) },
});
export const RightToLeft = Default.extend(rightToLeft);
export const LargeText = Default.extend(largeText);
export const ForcedColours = Default.extend(forcedColours);
export const NoMotion = Default.extend(noMotion);
