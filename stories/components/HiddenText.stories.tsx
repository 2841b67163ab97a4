import Button from '@mui/material/Button';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { externalLink } from '../../src/components/externalLink.ts';
import { NewTabNote } from '../../src/components/NewTabNote.tsx';
import { ShortLabel } from '../../src/components/ShortLabel.tsx';
import { frame } from '../../src/content/en/frame.ts';
import { bookAbout } from '../../src/content/en/links.ts';

const meta = preview.meta({
  component: ShortLabel,
  args: { content: bookAbout('services') },
  parameters: { chromatic: { disableSnapshot: true } },
});

/** The page shows the short label. Screen readers read the full label. */
export const Short = meta.story({
  render: (args) => (
    <Button href="/">
      <ShortLabel {...args} />
    </Button>
  ),
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: args.content.label });
    await expect(link).toBeVisible();
    await expect(canvas.getByText(args.content.shortLabel)).toBeVisible();
  },
});

/** One hidden note on the page describes all links that open a new tab. */
export const TellsOfANewTab = meta.story({
  render: ({ content }) => (
    <>
      <Button {...externalLink(bookAbout('services').href)}>{content.label}</Button>
      <NewTabNote text={frame.opensInNewTab} />
    </>
  ),
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: args.content.label });
    await expect(link).toHaveAccessibleDescription(frame.opensInNewTab);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});
