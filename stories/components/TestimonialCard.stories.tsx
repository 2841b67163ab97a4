import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { TestimonialCard } from '../../src/components/TestimonialCard.tsx';
import { home } from '../../src/content/en/home.ts';
import { areColoursForced } from '../fixtures/edgeCases.ts';
import { portrait } from '../fixtures/pictures.ts';
import { withLongText } from '../fixtures/withLongText.ts';

const { testimonials } = home;

const testimonial = { ...testimonials.items[0]!, picture: undefined };

const meta = preview.meta({
  component: TestimonialCard,
  args: { testimonial },
  decorators: (Story) => (
    <Box sx={{ maxInlineSize: 480 }}>
      <Story />
    </Box>
  ),
});

/** A client's quote, with the client's name, title and project. */
export const Default = meta.story({
  tags: ['QUOTE-1', 'WORK-4'],
  play: async ({ canvas }) => {
    const { text, name, title, ratingLabel, initials, project } = testimonial;
    await expect(canvas.getByRole('figure', { name })).toBeVisible();
    await expect(canvas.getByRole('img', { name: ratingLabel })).toBeVisible();
    for (const shown of [text, name, title, initials, project.name, project.type]) {
      await expect(canvas.getByText(shown)).toBeVisible();
    }
    if (areColoursForced()) return;
    const { backgroundImage } = getComputedStyle(canvas.getByText(initials));
    await expect(backgroundImage).toContain('linear-gradient');
  },
});

/** A portrait replaces the initials. */
export const WithPortrait = meta.story({
  args: { testimonial: { ...testimonial, picture: portrait } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: portrait.alt })).toBeVisible();
    await expect(canvas.queryByText(testimonial.initials)).not.toBeInTheDocument();
  },
});

/** Every text ends with a very long word, which must wrap. */
export const LongWords = meta.story({
  tags: ['edge-case'],
  args: { testimonial: { ...withLongText(testimonial), initials: 'DS' } },
});
