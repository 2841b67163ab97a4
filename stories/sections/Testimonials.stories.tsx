import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { home } from '../../src/content/en/home.ts';
import { Testimonials } from '../../src/sections/Testimonials/Testimonials.tsx';
import { withNewTabNote } from '../fixtures/decorators.tsx';
import { forcedColours, largeText, rightToLeft } from '../fixtures/edgeCases.ts';
import { withLongText } from '../fixtures/withLongText.ts';
import docs from './Testimonials.md?raw';

const { items } = home.testimonials;

const meta = preview.meta({
  component: Testimonials,
  args: { content: home.testimonials },
  decorators: withNewTabNote,
  parameters: { docs: { description: { component: docs } }, layout: 'fullscreen' },
});

/** Each client's quote, name, title, rating and project. */
export const Default = meta.story({
  tags: ['PROD-5', 'QUOTE-1'],
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('figure');
    await expect(figures).toHaveLength(items.length);
    for (const [index, { text, name, title, ratingLabel, project }] of items.entries()) {
      const figure = within(figures[index]!);
      for (const shown of [text, name, title, project.name, project.type]) {
        await expect(figure.getByText(shown)).toBeVisible();
      }
      await expect(figure.getByRole('img', { name: ratingLabel })).toBeVisible();
    }
  },
});

/** Every text ends with a very long word, which must wrap. */
export const LongWords = meta.story({
  tags: ['edge-case'],
  args: { content: withLongText(home.testimonials) },
});
export const RightToLeft = Default.extend({ ...rightToLeft, tags: ['edge-case'] });
export const LargeText = Default.extend({ ...largeText, tags: ['edge-case'] });
export const ForcedColours = Default.extend({ ...forcedColours, tags: ['edge-case'] });
