import { expect, spyOn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { home } from '../../src/content/home.ts';
import { Portfolio } from '../../src/sections/Portfolio/Portfolio.tsx';
import { withNewTabNote } from '../fixtures/decorators.tsx';
import { first } from '../fixtures/first.ts';
import { followNoLink } from '../fixtures/followNoLink.ts';
import type { Play } from '../fixtures/contactForm.ts';
import { fullscreen } from '../fixtures/fullscreen.ts';

const project = first(home.portfolio.items);

const meta = preview.meta({
  title: 'Portfolio',
  id: 'sections-portfolioclicks',
  tags: ['!autodocs'],
  component: Portfolio,
  args: { content: home.portfolio },
  decorators: withNewTabNote,
  parameters: { ...fullscreen, chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    spyOn(console, 'log').mockReturnValue();
    return followNoLink();
  },
});

const card = ({ canvas }: Play) => canvas.getByRole('button', { name: project.name });
const book = ({ canvas }: Play) => canvas.getByRole('link', { name: project.booking.label });

/** A click anywhere on a card is logged, and does nothing else. */
export const CardClickLogs = meta.story({
  play: async (play) => {
    await play.userEvent.click(play.canvas.getByText(project.type));
    await expect(console.log).toHaveBeenCalledOnce();
    await expect(console.log).toHaveBeenCalledWith('Project selected:', project.name);
  },
});

/** By the keyboard too: Enter, then Space. */
export const CardKeysLog = meta.story({
  play: async (play) => {
    card(play).focus();
    await play.userEvent.keyboard('{Enter}[Space]');
    await expect(console.log).toHaveBeenCalledTimes(2);
  },
});

/** A click on its Book button logs nothing. */
export const BookDoesNotLog = meta.story({
  play: async (play) => {
    await play.userEvent.click(book(play));
    await expect(console.log).not.toHaveBeenCalled();
  },
});

/** Nor by the keyboard. */
export const BookKeysDoNotLog = meta.story({
  play: async (play) => {
    book(play).focus();
    await play.userEvent.keyboard('{Enter}');
    await expect(console.log).not.toHaveBeenCalled();
  },
});
