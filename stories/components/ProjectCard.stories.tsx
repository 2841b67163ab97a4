import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { NewTabNote } from '../../src/components/NewTabNote.tsx';
import { ProjectCard } from '../../src/components/ProjectCard.tsx';
import { ShortLabel } from '../../src/components/ShortLabel.tsx';
import type { ProjectLayout } from '../../src/components/ProjectCard.styles.ts';
import { home } from '../../src/content/en/home.ts';
import { resultText } from '../../src/content/portfolio.ts';
import type { Play } from '../fixtures/contactForm.ts';
import { areColoursForced } from '../fixtures/edgeCases.ts';
import { lake } from '../fixtures/pictures.ts';
import { withLongText } from '../fixtures/withLongText.ts';

const { frame, portfolio } = home;

const project = portfolio.items[0]!;

/** Card width in px for each layout. */
const widths = { featured: 1240, small: 420, wide: 568, tall: 420, panorama: 764, full: 1160 };

const meta = preview.meta({
  component: ProjectCard,
  subcomponents: { ShortLabel },
  args: { project, clientLabel: portfolio.clientLabel },
  parameters: { docs: { story: { height: 640 } } },
  decorators: (Story: ComponentType, { args }: { args: { layout?: ProjectLayout } }) => (
    <Box sx={{ maxInlineSize: widths[args.layout ?? 'small'] }}>
      <Story />
      <NewTabNote text={frame.opensInNewTab} />
    </Box>
  ),
});

async function showsAllParts({ canvas }: Pick<Play, 'canvas'>) {
  const { booking, client, description, name, result, type } = project;
  const book = canvas.getByRole('link', { name: booking.label });
  await expect(within(book).getByText(booking.shortLabel)).toBeVisible();
  await expect(canvas.getByRole('heading', { name })).toBeVisible();
  for (const text of [type, description]) await expect(canvas.getByText(text)).toBeVisible();
  const card = canvas.getByRole('article', { name });
  await expect(card).toHaveTextContent(portfolio.clientLabel + client.country);
  await expect(card).not.toHaveTextContent(client.industry);
  await expect(card).toHaveTextContent(resultText(result));
  if (areColoursForced()) return;
  const parts = [card, ...card.querySelectorAll(':not(a)')];
  const backgrounds = parts.map((part) => getComputedStyle(part).backgroundImage);
  await expect(backgrounds.join()).toContain('linear-gradient');
}

/** A card with a drawing, the project's name, type, description and result, and a Book button. */
export const Default = meta.story({
  tags: ['NAV-3', 'WORK-1', 'WORK-4'],
  play: showsAllParts,
});

/** The featured project, with a large drawing of the app's screen. */
export const Featured = meta.story({
  args: { layout: 'featured' },
  parameters: { layout: 'fullscreen' },
  play: showsAllParts,
});

/** A card that fills half a row. In a wide window (from `md`), the drawing is beside the text. */
export const Wide = meta.story({ args: { layout: 'wide' } });

/** A card that fills a row, for a project that is alone in the last row. */
export const Full = meta.story({ args: { layout: 'full' } });

/** A project without a result. */
export const WithoutResult = meta.story({
  args: { project: (({ result: _result, ...rest }) => rest)(project) },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card).not.toHaveTextContent(resultText(project.result));
  },
});

/** A picture replaces the drawing. */
export const WithPicture = meta.story({
  args: { project: { ...project, picture: lake } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: lake.alt })).toBeVisible();
  },
});

/** The pointer is over the card and its Book button. */
export const Hovered = meta.story({
  tags: ['state', 'unreviewed'],
  parameters: { pseudo: { hover: 'article, article a' } },
});

/** Tab moves the focus to the Book button. The card gets a shadow and moves up. */
export const BookFocused = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    const card = getComputedStyle(canvas.getByRole('article'));
    const shadow = card.boxShadow;
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await waitFor(() =>
      expect(card.transform).toBe(isReduced ? 'none' : 'matrix(1, 0, 0, 1, 0, -2)'),
    );
    if (!areColoursForced()) await expect(card.boxShadow).not.toBe(shadow);
  },
});

/** Every text ends with a very long word, which must wrap. */
export const LongWords = meta.story({
  tags: ['edge-case'],
  args: { project: withLongText(project) },
});
