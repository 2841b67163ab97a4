import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { home } from '../../src/content/en/home.ts';
import { DigitalMarketing } from '../../src/sections/DigitalMarketing/DigitalMarketing.tsx';
import { forcedColours, largeText, longWords, rightToLeft } from '../fixtures/edgeCases.ts';

const { items } = home.digitalMarketing;

const meta = preview.meta({
  component: DigitalMarketing,
  args: { content: home.digitalMarketing },
  parameters: { layout: 'fullscreen' },
});

/** The digital marketing services and the booking link. */
export const Default = meta.story({
  tags: ['NAV-3', 'GROW-1', 'GROW-2'],
  play: async ({ canvas }) => {
    for (const { title, text } of items) {
      const item = canvas.getByText(text).closest('li');
      await expect(item).toHaveTextContent(title + text);
      await expect(item?.querySelector('svg')).toBeVisible();
    }
  },
});

export const LongWords = meta.story({ ...longWords, tags: ['edge-case'] });
export const RightToLeft = Default.extend({ ...rightToLeft, tags: ['edge-case'] });
export const LargeText = Default.extend({ ...largeText, tags: ['edge-case'] });
export const ForcedColours = Default.extend({ ...forcedColours, tags: ['edge-case'] });
