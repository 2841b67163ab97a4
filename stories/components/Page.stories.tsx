import Typography from '@mui/material/Typography';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Letterhead } from '../../src/components/Letterhead.tsx';
import { NewTabNote } from '../../src/components/NewTabNote.tsx';
import { Page } from '../../src/components/Page.tsx';
import { home } from '../../src/content/en/home.ts';

const { frame } = home;

const meta = preview.meta({
  component: Page,
  subcomponents: { Letterhead, NewTabNote },
  args: {
    frame,
    header: <header>Header</header>,
    children: <Typography variant="h1">The one thing</Typography>,
    footer: <footer>Footer</footer>,
  },
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
  },
});

/** A page with a footer has three landmarks. On screen, the printed letterhead is hidden. */
export const Landmarks = meta.story({
  play: async ({ canvas }) => {
    for (const role of ['banner', 'main', 'contentinfo'] as const) {
      await expect(canvas.getByRole(role)).toBeVisible();
    }
    const { lines, links } = frame.letterhead;
    for (const line of [...lines, ...links.map(({ address }) => address)]) {
      await expect(canvas.getByText(line)).not.toBeVisible();
    }
  },
});

/** The skip link is visible when it has the keyboard focus. */
export const SkipLinkFocused = meta.story({
  tags: ['state'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: frame.skipLink });
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
});
