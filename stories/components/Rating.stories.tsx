import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Rating } from '../../src/components/Rating.tsx';
import { testimonials } from '../../src/content/testimonials.ts';
import { first } from '../fixtures/first.ts';

const meta = preview.meta({
  component: Rating,
  args: { label: first(testimonials.items).ratingLabel },
});

/** One star, and the rating in words. */
export const FiveStars = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.label)).toBeVisible();
  },
});
