import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ProjectCard } from '../../src/components/ProjectCard.tsx';
import type { ProjectRank } from '../../src/components/projectRanks.ts';
import { portfolio, resultText } from '../../src/content/portfolio.ts';
import { withNewTabNote } from '../fixtures/decorators.tsx';
import { first } from '../fixtures/first.ts';
import { withLongText } from '../fixtures/withLongText.ts';
import docs from './ProjectCard.md?raw';

const project = first(portfolio.items);

const meta = preview.meta({
  component: ProjectCard,
  args: { project, clientLabel: portfolio.clientLabel },
  decorators: [
    withNewTabNote,
    (Story: ComponentType, { args }: { args: { rank?: ProjectRank } }) => (
      <Box sx={{ maxInlineSize: { lead: 1240, card: 420, line: 568 }[args.rank ?? 'card'] }}>
        <Story />
      </Box>
    ),
  ],
  parameters: { docs: { description: { component: docs } } },
});

/** Miniature, name, type, description, result, client and Book. */
export const Default = meta.story({
  tags: ['PROD-5', 'NAV-3', 'WORK-1'],
  play: async ({ canvas }) => {
    const book = canvas.getByRole('link', { name: project.booking.label });
    await expect(book).toHaveAttribute('href', project.booking.href);
    await expect(book).toHaveAttribute('target', '_blank');
    await expect(within(book).getByText(project.booking.shortLabel)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: project.name })).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveTextContent(resultText(project.result));
  },
});

/** The one that leads: its screen drawn large. */
export const Lead = meta.story({ args: { rank: 'lead' }, parameters: { layout: 'fullscreen' } });

/** One of the others: flat from a laptop on, and on a phone. */
export const Line = meta.story({ args: { rank: 'line' } });

/** A pointer over the card and its Book button. */
export const Hovered = meta.story({
  tags: ['state', 'new'],
  parameters: { pseudo: { hover: 'article, article a' } },
});

/** The focus ring of the Book button, without a keyboard. */
export const Focused = meta.story({
  tags: ['state', 'new'],
  parameters: { pseudo: { focusVisible: 'article a', focusWithin: 'article' } },
});

/** Its Book button, focused by the keyboard. */
export const BookFocused = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});

/** Every text is longer by a word that fits no line: it breaks rather than overflows. */
export const LongWords = meta.story({
  tags: ['edge-case'],
  args: { project: withLongText(project) },
});
