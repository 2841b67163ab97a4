import { expect, spyOn, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { content } from '../../src/content/en/index.ts';
import { NotFoundPage } from '../../src/pages/NotFoundPage.tsx';
import { forcedColours, inOddWindows, largeText, rightToLeft } from '../fixtures/edgeCases.ts';

const { notFound } = content;

const meta = preview.meta({
  component: NotFoundPage,
  args: { content: notFound },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => void spyOn(console, 'error').mockReturnValue(),
});

/** The page for a path that does not exist. It has a link to the home page and logs the path. */
export const Default = meta.story({
  tags: ['PAGE-2'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(notFound.text)).toBeVisible();
    const { booking, items } = notFound.navigation;
    const banner = within(canvas.getByRole('banner'));
    await expect(banner.getByRole('link', { name: booking.label })).toBeVisible();
    await expect(banner.getByText(items[0]!.label)).toHaveAttribute(
      'href',
      notFound.back.href + items[0]!.href,
    );
    await expect(console.error).toHaveBeenCalledWith('Page not found:', window.location.pathname);
  },
});

export const RightToLeft = Default.extend({ ...rightToLeft, tags: ['edge-case'] });
export const LargeText = Default.extend({ ...largeText, tags: ['edge-case'] });
export const ForcedColours = Default.extend({ ...forcedColours, tags: ['edge-case'] });
export const OddWindows = Default.extend({ ...inOddWindows, tags: ['edge-case'] });
