import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Rating } from '../../src/components/Rating.tsx';

const meta = preview.meta({
  component: Rating,
  args: { value: 5 },
  argTypes: { value: { control: { type: 'range', min: 1, max: 5 } } },
});

/** Five stars, read out as one sentence. */
export const FiveStars = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
  },
});
