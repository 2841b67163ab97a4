import Button from '@mui/material/Button';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { externalLink } from '../../src/components/externalLink.ts';
import { NewTabNote } from '../../src/components/NewTabNote.tsx';
import { VisuallyHidden } from '../../src/components/VisuallyHidden.tsx';

const meta = preview.meta({
  component: VisuallyHidden,
  args: { children: 'a Consultation about Convoy' },
  parameters: { chromatic: { disableSnapshot: true } },
});

/** Read out, and not seen: it completes a name that is short to the eye. */
export const CompletesAName = meta.story({
  render: (args) => (
    <Button href="/">
      Book <VisuallyHidden {...args} />
    </Button>
  ),
  play: async ({ canvas }) => {
    const name = 'Book a Consultation about Convoy';
    await expect(canvas.getByRole('link', { name })).toBeVisible();
  },
});

/** Said once on a page, for every link that opens a new tab. */
export const TellsOfANewTab = meta.story({
  render: () => (
    <>
      <Button {...externalLink('https://book.example.com/')}>Book</Button>
      <NewTabNote />
    </>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Book' });
    await expect(link).toHaveAccessibleDescription('Opens in a new tab');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});
