import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { home } from '../../src/content/en/home.ts';
import { Testimonials } from '../../src/sections/Testimonials/Testimonials.tsx';
import { forcedColours, largeText, longWords, rightToLeft } from '../fixtures/edgeCases.ts';

const { items } = home.testimonials;

const meta = preview.meta({
  component: Testimonials,
  args: { content: home.testimonials },
  parameters: { layout: 'fullscreen' },
});

/** Each client's quote, name, title, rating and project. */
export const Default = meta.story({
  tags: ['PROD-5', 'QUOTE-1', 'QUOTE-2'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(items.length);
    for (const { text, name, title, initials, picture } of items) {
      const quote = canvas.getByText(text).closest('figure');
      await expect(quote).toHaveTextContent(name);
      await expect(quote).toHaveTextContent(title);
      if (!picture) await expect(quote).toHaveTextContent(initials);
    }
  },
});

export const LongWords = meta.story({ ...longWords, tags: ['edge-case'] });
export const RightToLeft = Default.extend({ ...rightToLeft, tags: ['edge-case'] });
export const LargeText = Default.extend({ ...largeText, tags: ['edge-case'] });
export const ForcedColours = Default.extend({ ...forcedColours, tags: ['edge-case'] });
