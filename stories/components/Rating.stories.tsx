import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Rating } from '../../src/components/Rating.tsx';
import { testimonials } from '../../src/content/en/testimonials.ts';
import { maxRating } from '../../src/content/testimonials.ts';

const meta = preview.meta({
  component: Rating,
  args: { value: testimonials.items[0]!.rating, label: testimonials.items[0]!.ratingLabel },
  argTypes: { value: { control: { type: 'range', min: 1, max: maxRating } } },
});

/** Screen readers read the five stars as one text. */
export const FiveStars = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible();
  },
});
