import Box from '@mui/material/Box';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ProjectCard } from '../../src/components/ProjectCard.tsx';
import { portfolio } from '../../src/content/portfolio.ts';
import { withNewTabNote } from '../fixtures/decorators.tsx';
import { first } from '../fixtures/first.ts';
import { withLongText } from '../fixtures/withLongText.ts';

const project = first(portfolio.items);

const meta = preview.meta({
  component: ProjectCard,
  args: { project, clientLabel: portfolio.clientLabel },
  decorators: [
    withNewTabNote,
    (Story) => (
      <Box sx={{ maxInlineSize: 420 }}>
        <Story />
      </Box>
    ),
  ],
});

/** Miniature, name, type, description, result, client and Book. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const book = canvas.getByRole('link', { name: project.booking.label });
    await expect(book).toHaveAttribute('href', project.booking.href);
    await expect(book).toHaveAttribute('target', '_blank');
    await expect(within(book).getByText(project.booking.shortLabel)).toBeVisible();
    await expect(canvas.getByRole('button', { name: project.name })).toBeVisible();
  },
});

/** Under a pointer. */
export const Hovered = meta.story({ globals: { pseudo: { hover: ['article'] } } });

/** Focused by the keyboard: the ring is around the card, since all of it is the button. */
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

/** Its Book button, focused by the keyboard. */
export const BookFocused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});

/** Every text is longer by a word that fits no line: it breaks rather than overflows. */
export const LongWords = meta.story({ args: { project: withLongText(project) } });
