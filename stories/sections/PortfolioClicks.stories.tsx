import { expect, spyOn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { home } from '../../src/content/en/home.ts';
import { Portfolio } from '../../src/sections/Portfolio/Portfolio.tsx';
import { withNewTabNote } from '../fixtures/decorators.tsx';
import { first } from '../fixtures/first.ts';
import { followNoLink } from '../fixtures/followNoLink.ts';
import type { Play } from '../fixtures/contactForm.ts';

const project = first(home.portfolio.items);

const meta = preview.meta({
  title: 'Portfolio',
  id: 'sections-portfolioclicks',
  tags: ['!autodocs'],
  component: Portfolio,
  args: { content: home.portfolio },
  decorators: withNewTabNote,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    spyOn(console, 'log').mockReturnValue();
    return followNoLink();
  },
});

const book = ({ canvas }: Play) => canvas.getByRole('link', { name: project.booking.label });

/** A click on a card is logged and has no other effect. */
export const CardClickLogs = meta.story({
  tags: ['WORK-3'],
  play: async (play) => {
    await play.userEvent.click(play.canvas.getByText(project.type));
    await expect(console.log).toHaveBeenCalledOnce();
    await expect(console.log).toHaveBeenCalledWith('Project selected:', project.name);
  },
});

/** The Tab key focuses Book buttons, but no cards, because a click on a card shows nothing. */
export const CardTakesNoFocus = meta.story({
  tags: ['WORK-3'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    for (const { booking } of home.portfolio.items) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: booking.label })).toHaveFocus();
    }
  },
});

/** A click on a card's Book button logs nothing. */
export const BookDoesNotLog = meta.story({
  tags: ['WORK-3'],
  play: async (play) => {
    await play.userEvent.click(book(play));
    await expect(console.log).not.toHaveBeenCalled();
  },
});

/** Pressing Enter on a card's Book button logs nothing. */
export const BookKeysDoNotLog = meta.story({
  tags: ['WORK-3'],
  play: async (play) => {
    book(play).focus();
    await play.userEvent.keyboard('{Enter}');
    await expect(console.log).not.toHaveBeenCalled();
  },
});
