import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { home } from '../../src/content/home.ts';
import { anchors } from '../../src/content/links.ts';
import { HomePage } from '../../src/pages/HomePage.tsx';
import { fullscreen } from '../fixtures/fullscreen.ts';

const meta = preview.meta({
  component: HomePage,
  args: { content: home },
  parameters: fullscreen,
});

/** Everything, in order: the bar, six sections and the footer. */
export const Whole = meta.story({
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    const sections = within(main)
      .getAllByRole('region')
      .map(({ id }) => id);
    await expect(sections).toEqual(['hero', ...Object.values(anchors)]);
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getAllByRole('contentinfo').at(-1)).toHaveTextContent(
      home.footer.copyright,
    );
  },
});

/** The first stop of the Tab key leads past the bar to the content. */
export const SkipLink = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: home.frame.skipLink });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#main');
  },
});
