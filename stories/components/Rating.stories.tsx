import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Rating } from '../../src/components/Rating.tsx';
import { maxRating } from '../../src/content/testimonials.ts';

const labelOf = (value: number) => `${value} out of ${maxRating} stars`;

const meta = preview.meta({
  component: Rating,
  args: { value: maxRating, label: labelOf(maxRating) },
  argTypes: {
    value: { control: { type: 'range', min: 1, max: maxRating } },
    label: { control: false },
  },
  render: ({ value }) => <Rating value={value} label={labelOf(value)} />,
});

/** Screen readers read the five stars as one text. */
export const FiveStars = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible();
  },
});

/** The label in words follows the number of stars. */
export const FourStars = meta.story({
  args: { value: 4 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: labelOf(4) })).toBeVisible();
  },
});
